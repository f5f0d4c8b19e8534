import { union } from './booleans.ts';
import { type Path, parse, print } from './kernel.ts';

const LOOPS = /(?=M)/;

/** The path without its holes: each of its loops filled. */
export const filled = (path: Path): Path =>
  union(...print(path).split(LOOPS).flatMap((loop) => (loop.startsWith('M') ? [parse(loop)] : [])));
