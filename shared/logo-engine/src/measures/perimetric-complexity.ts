import type { Ink } from '../score/ink.ts';

/**
 * Perimeter squared over ink, against a disc's: 1 for a disc, more for finer work (Attneave and Arnoult, 1956; for
 * letters Pelli et al., 2006). The perimeter is the ink's total variation. 0 where there is no ink.
 */
export function perimetricComplexity({ size, values, box }: Ink): number {
  let [perimeter, area] = [0, 0];
  for (let y = Math.max(0, box.top - 1); y < Math.min(size - 1, box.bottom); y += 1) {
    for (let x = Math.max(0, box.left - 1); x < Math.min(size - 1, box.right); x += 1) {
      const at = y * size + x;
      const value = values[at] ?? 0;
      const [east, south, across] = [values[at + 1] ?? 0, values[at + size] ?? 0, values[at + size + 1] ?? 0];
      // Slopes of squares of four pixels: a slanting edge comes out as long as it is.
      perimeter += Math.hypot(east - value + across - south, south - value + across - east) / 2;
      area += value;
    }
  }
  return area === 0 ? 0 : perimeter ** 2 / (4 * Math.PI * area);
}
