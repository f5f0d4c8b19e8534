import type { Studio } from '../studio.ts';
import { FIGURES } from './figures.ts';
import { LETTERS } from './letters.ts';
import { PICTURES } from './pictures.ts';
import { WORDS } from './words.ts';

/** A small tile, turned and repeated; exact, on a grid, in two or three of the customer's colours. */
export const tessera: Studio = { id: 'tessera', recipes: [...FIGURES, ...LETTERS, ...PICTURES, ...WORDS] };
