import type { ThingId } from '@fifteen/meaning';
import { THE } from './colors.ts';
import type { Reading } from './reading.ts';

/** A picture that is named: it takes the place of the symbol. */
export function readThing(reading: Reading, thing: ThingId, own: string) {
  const { mood } = reading;
  if (mood.old) { mood.old = false; return; }
  if (mood.keep) { reading.locks.push('mark'); return; }
  if (mood.not) return reading.push({ op: 'symbol', change: 'remove' });
  if (mood.other && isReplacedByNext(reading)) return;
  if (isThere(reading)) { mood.subject = 'mark'; return; }
  const isWanted = mood.asked || mood.add || mood.subject === 'mark' || reading.next()?.is === 'subject';
  if (!isWanted) { reading.unknown.push(own); return; }
  // "Add a symbol, a fox" is one wish.
  const vague = reading.operations.findIndex((operation) => operation.op === 'symbol' && operation.change !== 'remove');
  if (vague !== -1) reading.operations.splice(vague, 1);
  reading.push({ op: 'thing', thing });
  mood.other = false;
}

/** "Turn the bird around", "the star is too big": the picture is there already. */
const isThere = (reading: Reading): boolean =>
  !reading.mood.other && !reading.mood.add && (THE.test(reading.own(-1)) || THE.test(reading.own(-2))) && reading.rest().some(({ is }) => is === 'turn' || is === 'too' || is === 'quality' || is === 'wish');

/** "Replace the fox with a bird". */
const isReplacedByNext = ({ words, at }: Reading): boolean =>
  words.slice(at + 1).some(({ meaning }) => meaning?.is === 'thing' || (meaning?.is === 'wish' && meaning.operation.op === 'symbol'));
