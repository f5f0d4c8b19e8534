import { OWN, STRAIGHT_OWN, shared } from './greek-cyrillic.ts';
import { type Line, LATIN, STRAIGHT_LATIN } from './latin.ts';
import { JOINED_LATIN } from './strokes-latin.ts';

export type { Line } from './latin.ts';

/** Centre lines of every letter that the alphabet has: Latin, Greek and Cyrillic capitals, digits, the ampersand. */
export const SKELETONS: Readonly<Record<string, readonly Line[]>> = { ...LATIN, ...JOINED_LATIN, ...shared(LATIN), ...OWN };

/** Letters whose straight form is another drawing, not the round one with its corners cut. */
export const STRAIGHT_SKELETONS: Readonly<Record<string, readonly Line[]>> = { ...STRAIGHT_LATIN, ...shared(STRAIGHT_LATIN), ...STRAIGHT_OWN };
