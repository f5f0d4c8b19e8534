import type { ColourTarget, Lock, Operation } from '../operations.ts';
import type { Meaning, Quality, Subject } from './meaning.ts';
import type { Said } from './words-said.ts';
import { toned } from './vocabulary.ts';

/** What the words before the present one leave open. */
export interface Mood {
  not: boolean;
  keep: boolean;
  other: boolean;
  too: boolean;
  like: boolean;
  /** The motif that follows is the old one. */
  old: boolean;
  add: boolean;
  /** Somebody is asked to do something: what follows may be a picture. */
  asked: boolean;
  direction: 1 | -1 | 0;
  degree: 1 | 2 | 3;
  subject: Subject | null;
  /** A size or a colour said before what it is for. */
  size: 1 | -1 | 0;
  tone: Extract<Meaning, { is: 'tone' }>['tone'] | null;
}

export interface Understood {
  operations: Operation[];
  locks: Lock[];
  /** Words that nothing was made of, as the customer wrote them. */
  unknown: string[];
}

export const freshMood = (): Mood => ({ not: false, keep: false, other: false, too: false, like: false, old: false, add: false, asked: false, direction: 0, degree: 1, subject: null, size: 0, tone: null });

const COLOUR_TARGET: Partial<Record<Subject, ColourTarget>> = { mark: 'mark', name: 'name', font: 'name', background: 'background', second: 'second', sub: 'name' };

const LOCKS: Partial<Record<Subject, readonly Lock[]>> = {
  mark: ['mark'],
  name: ['font'],
  background: ['background'],
  colours: ['colour'],
  second: ['colour'],
  font: ['font'],
  layout: ['layout'],
  spacing: ['tracking'],
  gap: ['layout'],
  case: ['case'],
  weight: ['weight'],
  treatment: ['treatment'],
  gradient: ['colour'],
};

/** Reads the words of one clause, one after the other; what the clause before left open is in the mood. */
export class ClauseReader {
  readonly operations: Operation[] = [];
  readonly locks: Lock[] = [];
  readonly unknown: string[] = [];
  private at = 0;
  private readonly words: readonly Said[];
  private readonly mood: Mood;

  constructor(words: readonly Said[], mood: Mood) {
    this.words = words;
    this.mood = mood;
  }

  read(): Understood {
    for (this.at = 0; this.at < this.words.length; this.at += 1) {
      const said = this.words[this.at];
      if (!said) continue;
      if (said.meaning) this.take(said.meaning, said.own);
      else this.unknown.push(said.own);
    }
    this.finish();
    return { operations: this.operations, locks: this.locks, unknown: this.unknown };
  }

  private finish() {
    const { mood } = this;
    if (mood.size && mood.subject === null) this.push(sizeOf('mark', mood.size, mood.degree));
    if (mood.size && mood.subject) this.resize(mood.subject, mood.size);
  }

  private push(operation: Operation | null) {
    if (operation) this.operations.push(operation);
  }

  /** The next word that is more than grammar. */
  private next(): Meaning | null {
    for (let i = this.at + 1; i < this.words.length; i += 1) {
      const meaning = this.words[i]?.meaning;
      if (meaning && meaning.is !== 'filler' && meaning.is !== 'article') return meaning;
      if (!meaning) return null;
    }
    return null;
  }

  private take(meaning: Meaning, own: string) {
    const { mood } = this;
    switch (meaning.is) {
      case 'not': mood.not = true; return;
      case 'keep': return this.keep();
      case 'more': mood.direction = 1; return;
      case 'less': mood.direction = -1; return;
      case 'too': mood.too = true; return;
      case 'bit': mood.degree = 1; return;
      case 'much': mood.degree = 2; return;
      case 'other': mood.other = !mood.not; mood.asked = true; return;
      case 'change': if (mood.not) this.keep(); else { mood.other = true; mood.asked = true; } return;
      case 'do': case 'article': case 'everything': case 'only': return this.ask(meaning.is);
      case 'add': mood.add = true; mood.asked = true; mood.direction = mood.direction || 1; return;
      case 'replace': mood.asked = true; mood.other = true; return;
      case 'instead': mood.old = true; return;
      case 'between': return this.between();
      case 'like': mood.like = true; return;
      case 'and': return this.and();
      case 'subject': return this.about(meaning.subject);
      case 'quality': return this.quality(meaning.quality, meaning.sign);
      case 'tone': return this.tone(meaning.tone);
      case 'colour': return this.colour(meaning.hex, meaning.name);
      case 'kind': this.push({ op: 'fontKind', kind: meaning.kind, ...(mood.not && { without: true as const }) }); mood.not = false; mood.other = false; return;
      case 'place': return this.place(meaning.place, own);
      case 'motif': return this.motif(meaning.motif, own);
      case 'turn': this.push({ op: 'flip' }); return;
      case 'wish': return this.wish(meaning.operation, own);
      case 'lock': this.locks.push(meaning.lock); return;
      case 'value': return this.value(meaning.value, own);
      default:
    }
  }

  private ask(is: 'do' | 'article' | 'everything' | 'only') {
    if (is === 'do') {
      this.mood.keep = false;
      if (!this.mood.not || this.operations.length > 0) this.mood.not = false;
    }
    if (is === 'do' || is === 'article') this.mood.asked = true;
    if (is === 'everything') this.mood.subject = null;
  }

  private keep() {
    const { mood } = this;
    const before = this.words.slice(0, this.at).findLast(({ meaning }) => meaning?.is === 'subject')?.meaning;
    mood.not = false;
    mood.keep = true;
    if (before?.is === 'subject' && this.next()?.is !== 'subject' && this.operations.length === 0) this.lock(before.subject);
  }

  private and() {
    const { mood } = this;
    const next = this.next();
    if (next?.is !== 'subject' && next?.is !== 'wish') mood.keep = false;
    if (!mood.keep) mood.not = false;
    if (mood.size && mood.subject) { this.resize(mood.subject, mood.size); mood.size = 0; }
    mood.too = false;
    mood.direction = 0;
    mood.degree = 1;
    if (next?.is === 'subject') mood.other = false;
  }

  private lock(subject: Subject) {
    for (const lock of LOCKS[subject] ?? []) this.locks.push(lock);
  }

  private about(subject: Subject) {
    const { mood } = this;
    if (mood.keep) return this.lock(subject);
    if (mood.like) return;
    if (mood.not && !this.isJudged()) return this.without(subject);
    if (mood.size && subject !== 'logo') { this.resize(subject, mood.size); mood.size = 0; mood.subject = subject; return; }
    if (mood.direction && this.stepped(subject)) return;
    if (mood.other && !this.isSpecified()) { mood.other = false; mood.subject = subject; return this.push(otherOf(subject)); }
    if (subject !== 'logo') mood.subject = subject;
    if (subject === 'gradient' && mood.asked) this.push({ op: 'gradient', is: 'on' });
  }

  /** "The icon is not big enough": what follows the subject says what is wrong with it. */
  private isJudged(): boolean {
    return this.rest().some((meaning) => meaning.is === 'quality' || meaning.is === 'place' || meaning.is === 'colour');
  }

  /** "Change the icon to a fox": the other thing is named. */
  private isSpecified(): boolean {
    return this.rest().some(({ is }) => is === 'quality' || is === 'place' || is === 'colour' || is === 'kind' || is === 'motif' || is === 'wish' || is === 'tone');
  }

  private rest(): Meaning[] {
    const meanings = this.words.slice(this.at + 1).map(({ meaning }) => meaning);
    const end = meanings.findIndex((meaning) => meaning?.is === 'and');
    return meanings.slice(0, end === -1 ? undefined : end).filter((meaning) => meaning !== null);
  }

  private without(subject: Subject) {
    const wish = WITHOUT[subject];
    if (wish) this.push(wish);
    this.mood.asked = false;
  }

  /** Space between the letters is spacing, not the gap beside the symbol. */
  private between() {
    const last = this.operations.at(-1);
    const isOfLetters = this.next()?.is === 'subject' && !this.rest().some((meaning) => meaning.is === 'subject' && meaning.subject === 'mark');
    if (last?.op !== 'gap' || !isOfLetters) return;
    this.operations[this.operations.length - 1] = { op: 'tracking', steps: last.steps };
    this.skipSubject();
  }

  /** "More spacing", "less gradient". */
  private stepped(subject: Subject): boolean {
    const { mood } = this;
    const steps = mood.direction * mood.degree;
    const wish = stepsOf(subject, steps);
    if (!wish) return false;
    this.push(wish);
    mood.direction = 0;
    mood.subject = subject;
    return true;
  }

  private sign(sign: 1 | -1): 1 | -1 {
    const { mood } = this;
    const isEnough = this.words[this.at + 1]?.meaning?.is === 'enough' || this.words[this.at - 1]?.meaning?.is === 'enough';
    const isFlipped = (mood.not || mood.too || mood.direction < 0) && !isEnough;
    return isFlipped ? (sign === 1 ? -1 : 1) : sign;
  }

  private quality(quality: Quality, given: 1 | -1) {
    const { mood } = this;
    const sign = this.sign(given);
    const steps = sign * mood.degree;
    const isSaidBefore = !mood.subject;
    mood.keep = false;
    if (quality.of === 'size') this.size(sign);
    else if (quality.of === 'shade') this.shade(quality.towards, sign);
    else if (quality.of === 'taste') this.push({ op: 'taste', axis: quality.axis, steps });
    else if (quality.of === 'corner' && steps > 0 && mood.subject === 'font' && mood.asked) this.push({ op: 'fontKind', kind: 'rounded' });
    else if (quality.of === 'tracking' && mood.subject === 'gap') this.push({ op: 'gap', steps });
    else this.push({ op: quality.of, steps });
    if (mood.direction !== 0 || mood.too) { mood.direction = 0; mood.too = false; }
    mood.degree = 1;
    mood.other = false;
    if (isSaidBefore && quality.of !== 'size' && this.next()?.is === 'subject') this.skipSubject();
  }

  /** "Bolder letters": the subject says nothing more. */
  private skipSubject() {
    const { mood } = this;
    const index = this.words.findIndex(({ meaning }, i) => i > this.at && meaning?.is === 'subject');
    const meaning = this.words[index]?.meaning;
    if (meaning?.is !== 'subject') return;
    mood.subject = meaning.subject === 'logo' ? mood.subject : meaning.subject;
    this.at = index;
  }

  private size(sign: 1 | -1) {
    const { mood } = this;
    const next = this.next();
    if (next?.is === 'subject' && next.subject !== 'logo') { mood.size = sign; return; }
    if (mood.subject) return this.resize(mood.subject, sign);
    this.push(sizeOf('mark', sign, mood.degree));
  }

  private resize(subject: Subject, sign: 1 | -1) {
    const { mood } = this;
    mood.size = 0;
    if (subject === 'spacing') return this.push({ op: 'tracking', steps: sign * mood.degree });
    if (subject === 'gap') return this.push({ op: 'gap', steps: sign * mood.degree });
    this.push(sizeOf(subject === 'name' || subject === 'font' ? 'name' : subject === 'sub' ? 'sub' : 'mark', sign, mood.degree));
  }

  private shade(towards: Extract<Operation, { op: 'shade' }>['towards'], sign: 1 | -1) {
    const { mood } = this;
    const next = this.next();
    const target = next?.is === 'subject' ? (COLOUR_TARGET[next.subject] ?? 'all') : ((mood.subject && COLOUR_TARGET[mood.subject]) ?? 'all');
    if (next?.is === 'colour') { this.tone(towards === 'darker' ? 'dark' : 'light'); return; }
    const way = sign === 1 ? towards : OPPOSITE[towards];
    if (target === 'background' && (way === 'darker' || way === 'lighter')) this.push({ op: 'ground', ground: way === 'darker' ? 'dark' : 'paper' });
    else this.push({ op: 'shade', target, towards: way, steps: mood.degree });
    if (next?.is === 'subject') this.skipSubject();
  }

  private tone(tone: NonNullable<Mood['tone']>) {
    const next = this.next();
    if (next?.is === 'colour') { this.mood.tone = tone; return; }
    if (next?.is === 'subject' && next.subject === 'background') { this.push({ op: 'ground', ground: tone === 'dark' ? 'dark' : 'paper' }); this.skipSubject(); return; }
    const towards = ({ dark: 'darker', light: 'lighter', bright: 'brighter', pale: 'calmer' } as const)[tone];
    if (this.mood.subject === 'background' && (tone === 'dark' || tone === 'light')) return this.push({ op: 'ground', ground: tone === 'dark' ? 'dark' : 'paper' });
    this.shade(towards, this.sign(1));
    this.mood.too = false;
  }

  private colour(hex: string, name: string) {
    const { mood } = this;
    const [shown, called] = this.shadeOf(hex, name);
    const next = this.next();
    if (this.isReferredTo()) return;
    if (mood.keep) { this.locks.push('colour'); return; }
    if (mood.old) { mood.old = false; return; }
    if (mood.not) { this.push({ op: 'otherColours' }); return; }
    const noun = next?.is === 'subject' ? next.subject : null;
    const bound = noun && COLOUR_TARGET[noun] && !this.isSubjectOfNext() ? COLOUR_TARGET[noun] : undefined;
    const target = this.isGround() ? 'background' : (bound ?? (mood.subject && COLOUR_TARGET[mood.subject]) ?? 'all');
    mood.other = false;
    this.push(colourOf(target, shown, called));
    if (bound) this.skipSubject();
    else if (noun === 'colours') this.skipSubject();
  }

  /** "The green is too dark": the colour is there already. */
  private isReferredTo(): boolean {
    return THE.test(this.words[this.at - 1]?.own ?? '') && this.rest().some(({ is }) => is === 'too' || is === 'quality');
  }

  /** "White on navy". */
  private isGround(): boolean {
    return ON.test(this.words[this.at - 1]?.own ?? '') && this.operations.at(-1)?.op === 'colour';
  }

  /** "The icon blue, the name black": the noun after a colour has a colour of its own when an article stands between. */
  private isSubjectOfNext(): boolean {
    if (!this.mood.subject || !COLOUR_TARGET[this.mood.subject]) return false;
    return this.words.slice(this.at + 1).some(({ meaning }) => meaning?.is === 'colour' || meaning?.is === 'tone');
  }

  private shadeOf(hex: string, name: string): [string, string] {
    const { mood } = this;
    const after = this.words[this.at + 1]?.meaning;
    const behind = after?.is === 'tone' ? after.tone : null;
    const tone = mood.tone ?? behind;
    if (behind && !mood.tone) this.at += 1;
    mood.tone = null;
    return tone ? [toned(hex, tone), `${tone} ${name}`] : [hex, name];
  }

  private place(place: 'left' | 'right' | 'above' | 'below', own: string) {
    const { mood } = this;
    const isName = mood.subject === 'name';
    const meant = isName ? ({ left: 'right', right: 'left', above: 'below', below: 'above' } as const)[place] : place;
    if (mood.keep) { this.locks.push('layout'); return; }
    if (meant === 'left' || meant === 'above') {
      this.push({ op: 'layout', layout: mood.not ? (meant === 'left' ? 'above' : 'left') : meant });
      const next = this.next();
      if (next?.is === 'subject') this.skipSubject();
      mood.other = false;
    } else if (mood.subject === 'mark' || mood.subject === 'name') this.unknown.push(own);
  }

  private motif(motif: string, own: string) {
    const { mood } = this;
    if (mood.old) { mood.old = false; return; }
    if (mood.keep) { this.locks.push('mark'); return; }
    if (mood.not) { this.push({ op: 'symbol', change: 'remove' }); return; }
    const isReplacedByNext = mood.other && this.words.slice(this.at + 1).some(({ meaning }) => meaning?.is === 'motif' || (meaning?.is === 'wish' && meaning.operation.op === 'symbol'));
    if (isReplacedByNext) return;
    const isWanted = mood.asked || mood.add || mood.subject === 'mark' || this.next()?.is === 'subject';
    if (!isWanted) { this.unknown.push(own); return; }
    const hasMark = this.operations.findIndex((operation) => operation.op === 'symbol' && operation.change !== 'remove');
    if (hasMark !== -1) this.operations.splice(hasMark, 1);
    const isAdded = (mood.add && !this.words.some(({ meaning }) => meaning?.is === 'instead') && hasMark === -1) || this.operations.some(({ op }) => op === 'motif');
    this.push({ op: 'motif', motif, how: isAdded ? 'add' : 'replace' });
    mood.other = false;
  }

  private wish(operation: Operation, own: string) {
    const { mood } = this;
    if (mood.keep) { this.locks.push(...locksOf(operation)); return; }
    if (mood.like && operation.op === 'hand') { this.push(operation); mood.like = false; return; }
    const tone = operation.op === 'ground' && this.words[this.at + 1]?.meaning?.is === 'colour' ? GROUND_TONES[operation.ground] : undefined;
    if (tone) { mood.subject = 'background'; mood.tone = tone; return; }
    const wish = mood.not ? opposite(operation) : operation;
    if (wish) this.push(wish);
    else this.unknown.push(own);
    mood.other = false;
    if (OR.test(this.words[this.at + 1]?.own ?? '') && DENIED.test(own)) mood.not = true;
    if (operation.op === 'symbol') mood.subject = 'mark';
    if (operation.op === 'ground' && this.next()?.is === 'subject') this.skipSubject();
  }

  private value(value: number, own: string) {
    const { mood } = this;
    const before = this.words.slice(0, this.at).findLast(({ meaning }) => meaning?.is !== 'filler')?.meaning;
    if (mood.like || before?.is === 'number') {
      if (value >= 1) this.push({ op: 'like', concept: value });
      mood.like = false;
      return;
    }
    if (before?.is === 'subject' && before.subject === 'colours' && value >= 1 && value <= 12) return this.push({ op: 'paletteColour', target: 'all', index: value });
    this.unknown.push(own);
  }
}

/** "No gradient or shadow": the negation of a phrase goes on behind an "or". */
const OR = /^(?:or|nor|oder|o|ni|ou)$/i;
const DENIED = /^(?:no|without|kein|keine|keinen|ohne|sin|sans|pas)\b/i;

const THE = /^(?:the|das|der|die|el|la|le)$/i;
const ON = /^(?:on|auf|sobre|sur)$/i;

/** "Background dark blue": half of what reads as a dark background. */
const GROUND_TONES: Partial<Record<string, NonNullable<Mood['tone']>>> = { dark: 'dark', paper: 'light' };

const OPPOSITE = { darker: 'lighter', lighter: 'darker', warmer: 'cooler', cooler: 'warmer', brighter: 'calmer', calmer: 'brighter' } as const;

const sizeOf = (target: 'mark' | 'name' | 'sub', sign: 1 | -1, degree: number): Operation => ({ op: 'size', target, steps: sign * degree });

const colourOf = (target: ColourTarget, hex: string, name: string): Operation => (target === 'background' && name === 'white' ? { op: 'ground', ground: 'white' } : { op: 'colour', target, hex, name });

const WITHOUT: Partial<Record<Subject, Operation>> = {
  mark: { op: 'symbol', change: 'remove' },
  gradient: { op: 'gradient', is: 'off' },
  background: { op: 'ground', ground: 'transparent' },
  treatment: { op: 'plain' },
  colours: { op: 'oneColour' },
};

function otherOf(subject: Subject): Operation | null {
  if (subject === 'mark') return { op: 'symbol', change: 'other' };
  if (subject === 'font' || subject === 'name') return { op: 'otherFont' };
  if (subject === 'colours' || subject === 'second') return { op: 'otherColours' };
  if (subject === 'background') return { op: 'ground', ground: 'colour' };
  return subject === 'layout' ? { op: 'layout', layout: 'other' } : null;
}

function stepsOf(subject: Subject, steps: number): Operation | null {
  if (subject === 'spacing') return { op: 'tracking', steps };
  if (subject === 'gap') return { op: 'gap', steps };
  if (subject === 'weight') return { op: 'weight', steps };
  if (subject === 'gradient') return { op: 'gradient', is: steps > 0 ? 'on' : 'off' };
  return subject === 'colours' ? { op: 'shade', target: 'all', towards: steps > 0 ? 'brighter' : 'calmer', steps: Math.min(3, Math.abs(steps)) } : null;
}

/** What "no ..." means of a wish: its contrary where it has one. */
function opposite(operation: Operation): Operation | null {
  if (operation.op === 'treatment') return { ...operation, is: 'off' };
  if (operation.op === 'gradient') return { ...operation, is: operation.is === 'on' ? 'off' : 'on' };
  if (operation.op === 'case') return { op: 'case', case: 'title' };
  if (operation.op === 'symbol') return operation.change === 'other' ? null : { op: 'symbol', change: 'other' };
  if (operation.op === 'ground') return operation.ground === 'dark' ? { op: 'ground', ground: 'paper' } : operation.ground === 'colour' ? { op: 'ground', ground: 'white' } : null;
  return operation.op === 'layout' ? { op: 'layout', layout: 'other' } : null;
}

function locksOf(operation: Operation): Lock[] {
  if (operation.op === 'case') return ['case'];
  if (operation.op === 'ground') return ['background'];
  if (operation.op === 'gradient' || operation.op === 'oneColour' || operation.op === 'otherColours') return ['colour'];
  if (operation.op === 'symbol') return ['mark'];
  return operation.op === 'layout' ? ['layout'] : operation.op === 'treatment' ? ['treatment'] : [];
}
