import { readKeep } from './locking.ts';
import type { Reading } from './reading.ts';
import { resize } from './sizes.ts';

/** What words that say nothing by themselves do to what follows. */
export const GRAMMAR = {
  not: ({ mood }: Reading) => { mood.not = true; },
  keep: readKeep,
  more: ({ mood }: Reading) => { mood.direction = 1; },
  less: ({ mood }: Reading) => { mood.direction = -1; },
  too: ({ mood }: Reading) => { mood.too = true; },
  bit: ({ mood }: Reading) => { mood.degree = 1; },
  much: ({ mood }: Reading) => { mood.degree = 2; },
  like: ({ mood }: Reading) => { mood.like = true; },
  instead: ({ mood }: Reading) => { mood.old = true; },
  than: readThan,
  article: ({ mood }: Reading) => { mood.asked = true; },
  everything: ({ mood }: Reading) => { mood.subject = null; },
  replace: ({ mood }: Reading) => { mood.asked = true; mood.other = true; },
  other: ({ mood }: Reading) => { mood.asked = true; mood.other = !mood.not; },
  change: readChange,
  do: readDo,
  add: readAdd,
  and: readAnd,
} as const;

/** "Bigger than the name": behind a comparative follows what is not to change. Elsewhere these words only join. */
function readThan(reading: Reading) {
  if (reading.meaning(-1)?.is === 'quality') reading.mood.old = true;
}

/** "Don't change" keeps. */
function readChange(reading: Reading) {
  const { mood } = reading;
  if (mood.not) return readKeep(reading);
  mood.asked = true;
  mood.other = true;
}

/** "Make": what was to be kept is said, and what was denied before a wish as well. */
function readDo({ mood, operations }: Reading) {
  mood.keep = false;
  mood.asked = true;
  if (operations.length > 0) mood.not = false;
}

function readAdd({ mood }: Reading) {
  mood.add = true;
  mood.asked = true;
  mood.direction = mood.direction || 1;
}

/** "And": a list of what is kept or unwanted may go on, degrees and sizes do not. */
function readAnd(reading: Reading) {
  const { mood } = reading;
  const next = reading.next();
  if (next?.is !== 'subject' && next?.is !== 'wish') mood.keep = false;
  if (!mood.keep) mood.not = false;
  if (mood.size && mood.subject) resize(reading, mood.subject, mood.size);
  mood.old = false;
  mood.too = false;
  mood.direction = 0;
  mood.degree = 1;
  if (next?.is === 'subject') mood.other = false;
}
