import { doublesAt, floatsAt, loops, room } from '../loops/loops.ts';
import type { Ink } from '../score/ink.ts';

/** The share of the ink that its mirror image, left to right about the middle of its box, covers too: 1 where all of it does. */
export function symmetryOf({ size, values, box }: Ink): number {
  const [from, out] = room(values.byteLength, 16);
  floatsAt(from, values.length).set(values);
  loops.symmetry(from, size, box.left, box.top, box.right, box.bottom, out);
  const [common = 0, all = 0] = doublesAt(out, 2);
  return all === 0 ? 1 : common / all;
}
