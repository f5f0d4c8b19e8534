import { THE } from './colours.ts';
import type { Reading } from './reading.ts';

/** A picture that is named: instead of the symbol, or joined to it. */
export function readMotif(reading: Reading, motif: string, own: string) {
  const { mood } = reading;
  if (mood.old) { mood.old = false; return; }
  if (mood.keep) { reading.locks.push('mark'); return; }
  if (mood.not) return reading.push({ op: 'symbol', change: 'remove' });
  if (mood.other && isReplacedByNext(reading)) return;
  if (isThere(reading)) { mood.subject = 'mark'; return; }
  const isWanted = mood.asked || mood.add || mood.subject === 'mark' || reading.next()?.is === 'subject';
  if (!isWanted) { reading.unknown.push(own); return; }
  reading.push({ op: 'motif', motif, how: isAdded(reading) ? 'add' : 'replace' });
  mood.other = false;
}

/** "Turn the bird around", "the star is too big": the picture is there already. */
const isThere = (reading: Reading): boolean =>
  !reading.mood.other && !reading.mood.add && THE.test(reading.own(-1)) && reading.rest().some(({ is }) => is === 'turn' || is === 'too' || is === 'quality');

/** "Replace the fox with a bird". */
const isReplacedByNext = ({ words, at }: Reading): boolean =>
  words.slice(at + 1).some(({ meaning }) => meaning?.is === 'motif' || (meaning?.is === 'wish' && meaning.operation.op === 'symbol'));

/** Joined to the symbol, unless it is said what the symbol is to be: "add a symbol, a fox" is one wish. */
function isAdded({ operations, mood, words }: Reading): boolean {
  const vague = operations.findIndex((operation) => operation.op === 'symbol' && operation.change !== 'remove');
  if (vague !== -1) operations.splice(vague, 1);
  const isInstead = vague !== -1 || words.some(({ meaning }) => meaning?.is === 'instead');
  return (mood.add && !isInstead) || operations.some(({ op }) => op === 'motif');
}
