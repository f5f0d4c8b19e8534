import type { Lock, Operation } from '../../operation.ts';
import type { Quality, Subject } from '../meaning.ts';
import type { Reading } from './reading.ts';

const LOCKS: Partial<Record<Subject, readonly Lock[]>> = {
  mark: ['mark'],
  name: ['font'],
  background: ['background'],
  colors: ['color'],
  second: ['color'],
  font: ['font'],
  layout: ['layout'],
  spacing: ['tracking'],
  gap: ['layout'],
  case: ['case'],
  weight: ['weight'],
  sub: ['tag'],
  gradient: ['color'],
};

/** "Keep": of what follows, or of the subject before it ("the font is perfect"). */
export function readKeep(reading: Reading) {
  const { mood, words, at } = reading;
  const before = words.slice(0, at).findLast(({ meaning }) => meaning?.is === 'subject')?.meaning;
  mood.not = false;
  mood.keep = true;
  if (before?.is === 'subject' && reading.next()?.is !== 'subject' && reading.operations.length === 0) lockSubject(reading, before.subject);
}

export const lockSubject = (reading: Reading, subject: Subject) => {
  reading.locks.push(...(LOCKS[subject] ?? []));
};

/** What stays where a quality is not to grow. */
const HELD: Readonly<Record<Exclude<Quality['of'], 'taste'>, readonly Lock[]>> = { weight: ['weight'], tracking: ['tracking'], gap: ['layout'], corner: ['mark', 'font'], size: ['mark'], shade: ['color'] };

const COMPARATIVE = /er(?:e|en)?\b|^(?:more|less|m[aá]s|menos|plus|moins|mehr|weniger)\b/i;

/** "Don't make it bolder": it is to stay, not to be thinner; "not so bold" and "less bold" ask for a change. */
export function readHeld(reading: Reading, { of }: Quality, own: string): boolean {
  const { mood } = reading;
  const isHeld = mood.not && !mood.too && of !== 'taste' && (mood.direction !== 0 || COMPARATIVE.test(own));
  if (isHeld) reading.locks.push(...HELD[of]);
  return isHeld;
}

/** What is to stay where a wish is said of something to be kept: "keep it all caps". */
export function locksOf(operation: Operation): Lock[] {
  if (operation.op === 'case') return ['case'];
  if (operation.op === 'ground') return ['background'];
  if (operation.op === 'gradient' || operation.op === 'oneColor' || operation.op === 'otherColors') return ['color'];
  if (operation.op === 'symbol') return ['mark'];
  return operation.op === 'layout' ? ['layout'] : [];
}
