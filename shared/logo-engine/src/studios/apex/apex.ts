import type { Studio } from '../studio.ts';
import { FIGURES } from './figures.ts';
import { LETTERS } from './letters.ts';
import { PICTURES } from './pictures.ts';
import { WORDS } from './words.ts';

/** Slice, crop, stencil, blades; hard contrast, one accent. */
export const apex: Studio = { id: 'apex', recipes: [...LETTERS, ...FIGURES, ...PICTURES, ...WORDS] };
