import type { NameFacts } from '@fifteen/idea-book';
import type { Brief } from './brief.ts';

/** What ideas may know of a name. */
export const factsOf = ({ name: { full, words, initials, script } }: Brief): NameFacts => ({
  full,
  words,
  initials: { first: initials.first.toUpperCase(), second: initials.second.toUpperCase() },
  isJoined: script.isJoined,
  hasCase: script.hasCase,
});
