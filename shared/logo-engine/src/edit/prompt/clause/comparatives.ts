import type { Operation } from '../../operation.ts';
import type { Quality, Subject } from '../meaning.ts';
import type { Reading } from './reading.ts';
import { readHeld } from './locking.ts';
import { readShade } from './shades.ts';
import { signOf } from './sign.ts';
import { readSize } from './sizes.ts';

/** "Bolder", "not so heavy", "much more elegant". */
export function readQuality(reading: Reading, quality: Quality, given: 1 | -1) {
  const { mood } = reading;
  const sign = signOf(reading, given);
  const isSaidBefore = !mood.subject;
  mood.keep = false;
  if (readHeld(reading, quality, reading.own(0))) mood.size = 0;
  else if (quality.of === 'size') readSize(reading, sign);
  else if (quality.of === 'shade') readShade(reading, quality.towards, sign);
  else reading.push(steppedBy(reading, quality, sign * mood.degree));
  mood.direction = 0;
  mood.too = false;
  mood.degree = 1;
  mood.other = false;
  const isStillToBeNamed = mood.size !== 0;
  if (isSaidBefore && !isStillToBeNamed && reading.next()?.is === 'subject') reading.skipSubject();
}

function steppedBy({ mood }: Reading, quality: Exclude<Quality, { of: 'shade' | 'size' }>, steps: number): Operation {
  if (quality.of === 'taste') return { op: 'taste', axis: quality.axis, steps };
  if (quality.of === 'corner' && steps > 0 && mood.subject === 'font' && mood.asked) return { op: 'fontKind', kind: 'rounded' };
  if (quality.of === 'tracking' && mood.subject === 'gap') return { op: 'gap', steps };
  return { op: quality.of, steps };
}

/** "More spacing", "less gradient": whether the subject is one that there can be more of. */
export function readMoreOf(reading: Reading, subject: Subject): boolean {
  const { mood } = reading;
  const wish = stepsOf(subject, mood.direction * mood.degree);
  if (!wish) return false;
  reading.push(wish);
  mood.direction = 0;
  mood.subject = subject;
  return true;
}

function stepsOf(subject: Subject, steps: number): Operation | null {
  if (subject === 'spacing') return { op: 'tracking', steps };
  if (subject === 'gap') return { op: 'gap', steps };
  if (subject === 'weight') return { op: 'weight', steps };
  if (subject === 'gradient') return { op: 'gradient', is: steps > 0 ? 'on' : 'off' };
  return subject === 'colors' ? { op: 'shade', target: 'all', towards: steps > 0 ? 'brighter' : 'calmer', steps: Math.min(3, Math.abs(steps)) } : null;
}

/** Space between the letters is spacing, not the gap beside the symbol. */
export function readBetween(reading: Reading) {
  const last = reading.operations.at(-1);
  const isOfLetters = reading.next()?.is === 'subject' && !reading.rest().some((meaning) => meaning.is === 'subject' && meaning.subject === 'mark');
  if (last?.op !== 'gap' || !isOfLetters) return;
  reading.operations[reading.operations.length - 1] = { op: 'tracking', steps: last.steps };
  reading.skipSubject();
}
