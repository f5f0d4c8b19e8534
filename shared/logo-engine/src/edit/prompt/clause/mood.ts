import type { Meaning, Subject } from '../meaning.ts';

/** What the words before the present one leave open. */
export interface Mood {
  not: boolean;
  keep: boolean;
  other: boolean;
  too: boolean;
  like: boolean;
  /** What follows is there already: the old motif, or what something is compared with. */
  old: boolean;
  add: boolean;
  /** Somebody is asked to do something: what follows may be a picture. */
  asked: boolean;
  direction: 1 | -1 | 0;
  degree: 1 | 2 | 3;
  subject: Subject | null;
  /** A size or a color said before what it is for. */
  size: 1 | -1 | 0;
  tone: Tone | null;
  /** The clause before ended in a color for the whole logo, and this one goes on with its list. */
  listed: boolean;
}

export type Tone = Extract<Meaning, { is: 'tone' }>['tone'];

export const freshMood = (): Mood => ({ not: false, keep: false, other: false, too: false, like: false, old: false, add: false, asked: false, direction: 0, degree: 1, subject: null, size: 0, tone: null, listed: false });
