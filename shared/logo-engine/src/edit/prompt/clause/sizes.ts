import type { Operation } from '../../operation.ts';
import type { Subject } from '../meaning.ts';
import type { Reading } from './reading.ts';

/** "Bigger": the subject's size, or that of one that is still to be named. */
export function readSize(reading: Reading, sign: 1 | -1) {
  const { mood } = reading;
  const next = reading.next();
  if (next?.is === 'subject' && next.subject !== 'logo') mood.size = sign;
  else if (mood.subject) resize(reading, mood.subject, sign);
  else reading.push(sizeOf('mark', sign, mood.degree));
}

export function resize(reading: Reading, subject: Subject, sign: 1 | -1) {
  const { mood } = reading;
  mood.size = 0;
  if (subject === 'spacing') reading.push({ op: 'tracking', steps: sign * mood.degree });
  else if (subject === 'gap') reading.push({ op: 'gap', steps: sign * mood.degree });
  else reading.push(sizeOf(subject === 'name' || subject === 'font' ? 'name' : subject === 'sub' ? 'sub' : 'mark', sign, mood.degree));
}

/** A size that was said, and nothing that it is for: the symbol's. */
export function finishSize(reading: Reading) {
  const { mood } = reading;
  if (mood.size === 0) return;
  if (mood.subject) resize(reading, mood.subject, mood.size);
  else reading.push(sizeOf('mark', mood.size, mood.degree));
}

const sizeOf = (target: 'mark' | 'name' | 'sub', sign: 1 | -1, degree: number): Operation => ({ op: 'size', target, steps: sign * degree });
