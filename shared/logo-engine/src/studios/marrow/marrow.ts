import type { Studio } from '../studio.ts';
import { FIGURES } from './figures.ts';
import { LETTERS } from './letters.ts';
import { PICTURES } from './pictures.ts';
import { WORDS } from './words.ts';

/** Cut, brushed and printed by hand: one dark ink on paper, a second only as a sheet beneath it. */
export const marrow: Studio = { id: 'marrow', recipes: [...PICTURES, ...LETTERS, ...FIGURES, ...WORDS] };
