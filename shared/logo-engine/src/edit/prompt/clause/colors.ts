import type { ColorTarget, Operation } from '../../operation.ts';
import { toned } from '../vocabulary.ts';
import type { Reading } from './reading.ts';
import { COLOR_TARGET } from './targets.ts';

/** A named color, for the part named before or after it; for the whole logo where no part is named. */
export function readColor(reading: Reading, hex: string, name: string) {
  const { mood } = reading;
  const place = placeInList(reading);
  const [shown, called] = inItsTone(reading, hex, name);
  const next = reading.next();
  if (isReferredTo(reading)) return;
  if (mood.keep) { reading.locks.push('color'); return; }
  if (mood.old) { mood.old = false; return; }
  if (mood.not) return reading.push({ op: 'otherColors' });
  const noun = next?.is === 'subject' ? next.subject : null;
  const bound = noun && COLOR_TARGET[noun] && !isSubjectOfNext(reading) ? COLOR_TARGET[noun] : undefined;
  const target = isGround(reading) ? 'background' : (bound ?? (mood.subject && COLOR_TARGET[mood.subject]) ?? 'all');
  mood.other = false;
  mood.listed = false;
  if (place === 'last' && !bound) { reading.unknown.push(called); return; }
  reading.push(colorOf(place === 'second' && (target === 'all' || target === 'mark') ? 'second' : target, shown, called));
  if (bound || noun === 'colors') reading.skipSubject();
}

/** "Burgundy and gold": whether this color goes on with a list, as its second or as one more than a logo has. */
function placeInList({ words, at, mood, operations }: Reading): 'second' | 'last' | null {
  if (mood.listed) return 'second';
  const between = words.slice(0, at).findLast(({ meaning }) => !['filler', 'article', 'tone'].includes(meaning?.is ?? ''));
  const last = operations.at(-1);
  if (between?.meaning?.is !== 'and' || last?.op !== 'color') return null;
  if (last.target === 'all' || last.target === 'mark') return 'second';
  return last.target === 'second' || last.target === 'name' ? 'last' : null;
}

const colorOf = (target: ColorTarget, hex: string, name: string): Operation => (target === 'background' && name === 'white' ? { op: 'ground', ground: 'white' } : { op: 'color', target, hex, name });

/** The color in the tone that was named just before or just after it. */
function inItsTone(reading: Reading, hex: string, name: string): [hex: string, name: string] {
  const { mood } = reading;
  const after = reading.meaning(1);
  const behind = after?.is === 'tone' ? after.tone : null;
  const tone = mood.tone ?? behind;
  if (behind && !mood.tone) reading.at += 1;
  mood.tone = null;
  return tone ? [toned(hex, tone), `${tone} ${name}`] : [hex, name];
}

export const THE = /^(?:the|das|der|die|el|la|le)$/i;
const ON = /^(?:on|auf|sobre|sur)$/i;

/** "The green is too dark": the color is there already. */
const isReferredTo = (reading: Reading): boolean => THE.test(reading.own(-1)) && reading.rest().some(({ is }) => is === 'too' || is === 'quality');

/** "White on navy". */
const isGround = (reading: Reading): boolean => ON.test(reading.own(-1)) && reading.operations.at(-1)?.op === 'color';

/** "The icon blue, the name black": the noun after a color has a color of its own when an article is between them. */
function isSubjectOfNext({ mood, words, at }: Reading): boolean {
  if (!mood.subject || !COLOR_TARGET[mood.subject]) return false;
  return words.slice(at + 1).some(({ meaning }) => meaning?.is === 'color' || meaning?.is === 'tone');
}
