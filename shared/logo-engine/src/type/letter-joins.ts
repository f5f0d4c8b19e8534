/** Capitals whose top bar reaches to the right, and those with the same bar to take it on: against an upright, as in TH or TE, it looks like a slip of the spacing. */
const REACHING = 'TFТГΤΓ';
const RECEIVING = 'TFТГΤΓ';

/** Capitals with a slanting leg. */
const LEGGED = 'RKКΚ';

/** Whether two of the letters can share a bar. */
export const hasSharedBar = (text: string): boolean => pairIn([...text]) >= 0;

/** Whether the first letter can stretch its leg under the others. */
export const hasLongLeg = (text: string): boolean => LEGGED.includes([...text][0] ?? ' ');

/** Index of the first of two letters that can share a bar, -1 for none. */
export const pairIn = (letters: readonly string[]): number =>
  letters.findIndex((letter, i) => REACHING.includes(letter || ' ') && RECEIVING.includes(letters[i + 1] || ' '));
