import { union } from './booleans.ts';
import { type Path, parse } from './kernel.ts';
import { loopsOf } from './loops-of.ts';

/** The path without its holes: each of its loops filled. */
export const filled = (path: Path): Path => union(...loopsOf(path).map(parse));
