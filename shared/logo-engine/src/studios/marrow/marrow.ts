import type { Studio } from '../studio.ts';
import { PRINTS } from './prints.ts';

/** Brush, ink and print: warm dark ink, cut by hand. */
export const marrow: Studio = { id: 'marrow', recipes: PRINTS };
