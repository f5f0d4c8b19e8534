import type { Operation } from '../../operation.ts';
import type { Subject } from '../meaning.ts';
import { readMoreOf } from './comparatives.ts';
import { lockSubject } from './locking.ts';
import { WITHOUT } from './negation.ts';
import type { Reading } from './reading.ts';
import { resize } from './sizes.ts';

/** A part of the logo: kept, taken away, made another, resized, or what the next words are about. */
export function readSubject(reading: Reading, subject: Subject) {
  const { mood } = reading;
  if (mood.old) { mood.old = false; return; }
  if (mood.keep) return lockSubject(reading, subject);
  if (mood.like) return;
  if (mood.not && !isJudged(reading)) return takeAway(reading, subject);
  if (mood.size && subject !== 'logo') {
    resize(reading, subject, mood.size);
    mood.subject = subject;
    return;
  }
  if (mood.direction && readMoreOf(reading, subject)) return;
  if (mood.other && !isSpecified(reading)) {
    mood.other = false;
    mood.subject = subject;
    return reading.push(otherOf(subject));
  }
  if (subject !== 'logo') mood.subject = subject;
  if (subject === 'gradient' && (mood.asked || isAlone(reading))) reading.push({ op: 'gradient', is: 'on' });
}

/** "The icon is not big enough": what follows the subject says what is wrong with it. */
const isJudged = (reading: Reading): boolean => reading.rest().some(({ is }) => is === 'quality' || is === 'place' || is === 'color');

/** "Gradient, icon on the right": nothing else is said of it. */
const isAlone = ({ words, at }: Reading): boolean => words.every(({ meaning, own }, index) => index === at || own === ',' || meaning?.is === 'filler' || meaning?.is === 'article');

const SPECIFIES: ReadonlySet<string> = new Set(['quality', 'place', 'color', 'kind', 'thing', 'wish', 'tone', 'unavailable']);

/** "Change the icon to a fox": the other thing is named, also where we have none like it. */
const isSpecified = (reading: Reading): boolean => reading.rest().some(({ is }) => SPECIFIES.has(is));

function takeAway(reading: Reading, subject: Subject) {
  reading.push(WITHOUT[subject] ?? null);
  reading.mood.asked = false;
}

function otherOf(subject: Subject): Operation | null {
  if (subject === 'mark') return { op: 'symbol', change: 'other' };
  if (subject === 'font' || subject === 'name') return { op: 'otherFont' };
  if (subject === 'colors' || subject === 'second') return { op: 'otherColors' };
  if (subject === 'background') return { op: 'ground', ground: 'color' };
  return subject === 'layout' ? { op: 'layout', layout: 'other' } : null;
}
