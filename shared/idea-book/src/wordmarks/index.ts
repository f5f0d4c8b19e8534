import { litCounters } from './lit-counters.ts';
import { longRoof } from './long-roof.ts';
import { longTail } from './long-tail.ts';
import { overlappedLetters } from './overlapped-letters.ts';
import { tightStack } from './tight-stack.ts';

/** Ways to draw a name in well-made letters with one move of its own. Any business can have them. */
export const wordmarkIdeas = [litCounters, longRoof, longTail, overlappedLetters, tightStack] as const;
