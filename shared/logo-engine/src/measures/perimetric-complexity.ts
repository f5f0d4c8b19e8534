import { doublesAt, floatsAt, loops, room } from '../loops/loops.ts';
import type { Ink } from '../score/ink.ts';

/**
 * Perimeter squared over ink, against a disc's: 1 for a disc, more for finer work (Attneave and Arnoult, 1956; for
 * letters Pelli et al., 2006). The perimeter is the ink's total variation. 0 where there is no ink.
 */
export function perimetricComplexity({ size, values, box }: Ink): number {
  const [from, out] = room(values.byteLength, 16);
  floatsAt(from, values.length).set(values);
  // Slopes of squares of four pixels: a slanting edge comes out as long as it is.
  const before = (edge: number) => Math.max(0, edge - 1);
  const within = (edge: number) => Math.min(size - 1, edge);
  loops.perimeter(from, size, before(box.left), before(box.top), within(box.right), within(box.bottom), out);
  const [perimeter = 0, area = 0] = doublesAt(out, 2);
  return area === 0 ? 0 : perimeter ** 2 / (4 * Math.PI * area);
}
