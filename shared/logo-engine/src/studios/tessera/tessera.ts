import type { Studio } from '../studio.ts';
import { PATTERNS } from './patterns.ts';

/** A small tile, turned and repeated; exact, on a grid, in several colours. */
export const tessera: Studio = { id: 'tessera', recipes: PATTERNS };
