import type { Studio } from '../studio.ts';
import { BADGES } from './badges.ts';
import { FIGURES } from './figures.ts';
import { LETTERS } from './letters.ts';
import { PICTURES } from './pictures.ts';
import { WORDS } from './words.ts';

/** Stripes, badges, plaques, soft heavy letters; flat colour with a bit of swing. */
export const seventyEight: Studio = { id: '78', recipes: [...PICTURES, ...BADGES, ...LETTERS, ...WORDS, ...FIGURES] };
