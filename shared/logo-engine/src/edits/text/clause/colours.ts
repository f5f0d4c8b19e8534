import type { ColourTarget, Operation } from '../../operations.ts';
import { toned } from '../vocabulary.ts';
import type { Reading } from './reading.ts';
import { COLOUR_TARGET } from './targets.ts';

/** A named colour, for what stands before or behind it; all of the logo where nothing does. */
export function readColour(reading: Reading, hex: string, name: string) {
  const { mood } = reading;
  const place = placeInList(reading);
  const [shown, called] = inItsTone(reading, hex, name);
  const next = reading.next();
  if (isReferredTo(reading)) return;
  if (mood.keep) { reading.locks.push('colour'); return; }
  if (mood.old) { mood.old = false; return; }
  if (mood.not) return reading.push({ op: 'otherColours' });
  const noun = next?.is === 'subject' ? next.subject : null;
  const bound = noun && COLOUR_TARGET[noun] && !isSubjectOfNext(reading) ? COLOUR_TARGET[noun] : undefined;
  const target = isGround(reading) ? 'background' : (bound ?? (mood.subject && COLOUR_TARGET[mood.subject]) ?? 'all');
  mood.other = false;
  mood.listed = false;
  if (place === 'last' && !bound) { reading.unknown.push(called); return; }
  reading.push(colourOf(place === 'second' && (target === 'all' || target === 'mark') ? 'second' : target, shown, called));
  if (bound || noun === 'colours') reading.skipSubject();
}

/** "Burgundy and gold": whether this colour goes on with a list, as its second or as one more than a logo has. */
function placeInList({ words, at, mood, operations }: Reading): 'second' | 'last' | null {
  if (mood.listed) return 'second';
  const between = words.slice(0, at).findLast(({ meaning }) => !['filler', 'article', 'tone'].includes(meaning?.is ?? ''));
  const last = operations.at(-1);
  if (between?.meaning?.is !== 'and' || last?.op !== 'colour') return null;
  return last.target === 'second' ? 'last' : last.target === 'all' || last.target === 'mark' ? 'second' : null;
}

const colourOf = (target: ColourTarget, hex: string, name: string): Operation => (target === 'background' && name === 'white' ? { op: 'ground', ground: 'white' } : { op: 'colour', target, hex, name });

/** The colour in the tone that was said before it, or stands right behind it. */
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

/** "The green is too dark": the colour is there already. */
const isReferredTo = (reading: Reading): boolean => THE.test(reading.own(-1)) && reading.rest().some(({ is }) => is === 'too' || is === 'quality');

/** "White on navy". */
const isGround = (reading: Reading): boolean => ON.test(reading.own(-1)) && reading.operations.at(-1)?.op === 'colour';

/** "The icon blue, the name black": the noun after a colour has a colour of its own when an article stands between. */
function isSubjectOfNext({ mood, words, at }: Reading): boolean {
  if (!mood.subject || !COLOUR_TARGET[mood.subject]) return false;
  return words.slice(at + 1).some(({ meaning }) => meaning?.is === 'colour' || meaning?.is === 'tone');
}
