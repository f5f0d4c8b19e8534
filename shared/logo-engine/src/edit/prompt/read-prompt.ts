import { REFINEMENT_PROMPT_MAX } from '@fifteen/contracts';
import { type Lock, MOST_OPERATIONS, type Operation } from '../operation.ts';
import { type Mood, freshMood } from './clause/mood.ts';
import { type Understood, readClause } from './clause/read-clause.ts';
import { type TunableIdea, ideaWish } from './idea-words.ts';
import { type Aside, setAside } from './set-aside.ts';
import { titleAtStart } from './title-at-start.ts';
import { type Token, tokensOf } from './tokens.ts';
import { describeLock, describeOperation } from '../describe.ts';
import { vocabulary } from './vocabulary.ts';
import { type Said, type ThingOf, wordsSaid } from './words-said.ts';

/** What was made of a prompt. */
export interface ReadPrompt {
  operations: Operation[];
  locks: Lock[];
  /** Plain sentences: "Bolder letters". */
  understood: string[];
  /** What nothing was made of, in the customer's own words. */
  notUnderstood: string[];
  /** Why: what belongs elsewhere, or needs an answer first. */
  asides: Aside[];
}

export interface PromptOptions {
  /** Titles of the concepts that "like ..." may name. */
  titles?: readonly string[];
  /** Reads things in languages that the lexicons do not have; English names are known without it. */
  thingOf?: ThingOf;
  /** The idea of the logo that is refined, so that words may change its own numbers, look and place. */
  idea?: TunableIdea | undefined;
}

/**
 * Free text in English, German, Spanish or French, also mixed, as operations. Reads 500 characters in time that grows
 * with their number; never throws.
 */
export function readPrompt(prompt: string, { titles = [], thingOf = () => undefined, idea }: PromptOptions = {}): ReadPrompt {
  const aside = setAside(Array.from(prompt.slice(0, 2 * REFINEMENT_PROMPT_MAX)).slice(0, REFINEMENT_PROMPT_MAX).join(''), titles, thingOf);
  const clauses = clausesOf(tokensOf(aside.rest));
  const read = wordsSaid(clauses, thingOf).reduce<{ mood: Mood; operations: Operation[]; locks: Lock[]; unknown: string[] }>(
    (before, words, index) => {
      const mood = moodFor(words, before, clauses[index]?.[0]);
      const named = titleIn(words, titles);
      const left = named?.rest ?? words;
      const own = idea ? ideaWish(left, idea) : null;
      const { operations, locks, unknown } = readClause(own?.rest ?? left, mood);
      const first: Operation[] = [...(named ? [{ op: 'like' as const, concept: named.title }] : []), ...(own ? [own.operation] : [])];
      return { mood, operations: [...before.operations, ...first, ...operations], locks: [...before.locks, ...locks], unknown: [...before.unknown, ...joined(unknown)] };
    },
    { mood: freshMood(), operations: [], locks: [], unknown: [] },
  );
  const operations = settled([...read.operations, ...aside.operations]);
  const locks = [...new Set(read.locks)];
  return { operations, locks, understood: [...operations.map(describeOperation), ...locks.map(describeLock)], notUnderstood: [...aside.given.map(({ words }) => words), ...read.unknown], asides: [...new Set(aside.given.flatMap((one) => one.aside ?? []))] };
}

const isBreak = ({ word }: Token): boolean => word === '.' || word === ',' || (vocabulary().phrases.get(word) ?? []).some(({ meaning }) => meaning.is === 'but');

/** The prompt cut at signs and at "but", which leads its clause. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (isBreak(token)) clauses.push([]);
    if (token.word !== '.') clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.some(({ word }) => word !== ','));
}

/** After a comma a list may go on: "keep the font, the colors and the layout"; "no gradient, shadow or stripes". */
function moodFor(words: readonly Said[], { mood: before, operations }: Pick<Understood, 'operations'> & { mood: Mood }, first: Token | undefined): Mood {
  const leading = words.find(({ own, meaning }) => own !== ',' && meaning?.is !== 'filler' && meaning?.is !== 'article' && meaning?.is !== 'and' && meaning?.is !== 'than')?.meaning;
  const goesOn = first?.word === ',' && (before.keep || before.not) && leading?.is === 'subject' && words.every(({ meaning, own }) => own === ',' || meaning === null || ['filler', 'and', 'article', 'subject'].includes(meaning.is));
  const isAbout = leading?.is === 'quality' || leading?.is === 'color' || leading?.is === 'too' || leading?.is === 'more' || leading?.is === 'bit' || leading?.is === 'much';
  // "I can hardly read the name, make it larger"
  const isIt = leading?.is === 'do' && words.some(({ own }) => /^(?:it|es|ihn|sie)$/i.test(own));
  const last = operations.at(-1);
  const listed = first?.word === ',' && (leading?.is === 'color' || leading?.is === 'tone') && last?.op === 'color' && last.target === 'all';
  return { ...freshMood(), listed, ...(goesOn && { keep: before.keep, not: before.not }), ...(first?.word === ',' && (isAbout || isIt) && { subject: before.subject }) };
}

/** "Like Setting sun": a title behind "like". */
function titleIn(words: readonly Said[], titles: readonly string[]): { title: string; rest: Said[] } | null {
  const at = words.findIndex(({ meaning }) => meaning?.is === 'like');
  if (at === -1) return null;
  const said = words.slice(at + 1).map(({ own }) => own.toLowerCase()).join(' ');
  const title = titleAtStart(said, titles);
  if (!title) return null;
  let [length, count] = [said.indexOf(title.toLowerCase()) + title.length, 0];
  while (length > 0 && at + 1 + count < words.length) {
    length -= (words[at + 1 + count]?.own.length ?? 0) + 1;
    count += 1;
  }
  return { title, rest: [...words.slice(0, at), ...words.slice(at + 1 + count)] };
}

const SIGNS = /^[\p{P}\s]*$/u;

const joined = (unknown: readonly string[]): string[] => {
  const words = unknown.filter((word) => !SIGNS.test(word));
  return words.length > 0 ? [words.join(' ')] : [];
};

/** The last of several wishes for one thing counts, the base of "like ..." comes first, layout and symbol before colors, and there are no more than the most. */
function settled(operations: readonly Operation[]): Operation[] {
  const named = operations.filter((operation) => !isVague(operation, operations));
  const unique = named.filter((operation, index) => !named.slice(index + 1).some((later) => subjectOf(later) === subjectOf(operation)));
  return unique.toSorted((one, other) => turnOf(one) - turnOf(other)).slice(0, MOST_OPERATIONS);
}

/** What the others start from comes first, then what there is to be colored and sized. */
const TURNS: Partial<Record<Operation['op'], number>> = { like: 0, hand: 0, symbol: 1, thing: 1, layout: 1 };
const turnOf = ({ op }: Operation): number => TURNS[op] ?? 2;

/** "Change the color to green": another color is asked for, and it is named. */
function isVague({ op }: Operation, all: readonly Operation[]): boolean {
  if (op === 'otherColors') return all.some((other) => other.op === 'color' || other.op === 'paletteColor' || other.op === 'shade');
  return op === 'otherFont' && all.some((other) => other.op === 'font' || other.op === 'fontKind' || other.op === 'hand');
}

function subjectOf(operation: Operation): string {
  if (operation.op === 'color' || operation.op === 'paletteColor') return operation.target === 'background' ? 'ground' : `color ${operation.target}`;
  if (operation.op === 'shade') return `shade ${operation.target} ${operation.towards}`;
  if (operation.op === 'size') return `size ${operation.target}`;
  if (operation.op === 'parameter') return `parameter ${operation.name}`;
  if (operation.op === 'taste') return `taste ${operation.axis}`;
  return operation.op === 'thing' || operation.op === 'symbol' ? 'symbol' : operation.op;
}
