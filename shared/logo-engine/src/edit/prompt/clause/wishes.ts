import type { Operation } from '../../operation.ts';
import { locksOf } from './locking.ts';
import type { Tone } from './mood.ts';
import { oppositeOf } from './negation.ts';
import type { Reading } from './reading.ts';

/** "No gradient or shadow": the negation of a phrase goes on behind an "or". */
const OR = /^(?:or|nor|oder|o|ni|ou)$/i;
const DENIED = /^(?:no|without|kein|keine|keinen|ohne|sin|sans|pas)\b/i;

/** "Background dark blue": half of what reads as a dark background. */
const GROUND_TONES: Partial<Record<string, Tone>> = { dark: 'dark', paper: 'light' };

/** A phrase that is a whole wish: "all caps", "text only". */
export function readWish(reading: Reading, operation: Operation, own: string) {
  const { mood } = reading;
  if (mood.keep) { reading.locks.push(...locksOf(operation)); return; }
  if (mood.like && operation.op === 'hand') {
    mood.like = false;
    return reading.push(operation);
  }
  const tone = operation.op === 'ground' && reading.meaning(1)?.is === 'color' ? GROUND_TONES[operation.ground] : undefined;
  if (tone) {
    mood.subject = 'background';
    mood.tone = tone;
    return;
  }
  const wish = mood.not ? oppositeOf(operation) : operation;
  if (wish) reading.push(wish);
  else reading.unknown.push(own);
  mood.other = false;
  if (OR.test(reading.own(1)) && DENIED.test(own)) mood.not = true;
  if (operation.op === 'symbol') mood.subject = 'mark';
  if (operation.op === 'ground' && reading.next()?.is === 'subject') reading.skipSubject();
}

/** A number: of a concept ("like number 3"), or of a color of the palette ("color 2"). */
export function readValue(reading: Reading, value: number, own: string) {
  const { mood, words, at } = reading;
  const before = words.slice(0, at).findLast(({ meaning }) => meaning?.is !== 'filler')?.meaning;
  if (mood.like || before?.is === 'number') {
    if (value >= 1) reading.push({ op: 'like', concept: value });
    mood.like = false;
  } else if (before?.is === 'subject' && before.subject === 'colors' && value >= 1 && value <= 12) reading.push({ op: 'paletteColor', target: 'all', index: value });
  else reading.unknown.push(own);
}
