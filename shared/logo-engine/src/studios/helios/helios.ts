import type { Studio } from '../studio.ts';
import { FIGURES } from './figures.ts';
import { LETTERS } from './letters.ts';
import { PICTURES } from './pictures.ts';
import { WORDS } from './words.ts';

/** Circles and rays, air, light to medium weights, centred, one idea. */
export const helios: Studio = { id: 'helios', recipes: [...FIGURES, ...PICTURES, ...LETTERS, ...WORDS] };
