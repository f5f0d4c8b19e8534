// The plain version of loops that the engine runs as WebAssembly: what they must equal. See loops.test.ts.
import type { Ink } from '../../score/ink.ts';

/**
 * Perimeter squared over ink, against a disc's: 1 for a disc, more for finer work (Attneave and Arnoult, 1956; for
 * letters Pelli et al., 2006). The perimeter is the ink's total variation. 0 where there is no ink.
 */
export function plainComplexity({ size, values, box }: Ink): number {
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

/** The share of the ink that its mirror image, left to right about the middle of its box, covers too: 1 where all of it does. */
export function plainSymmetry({ size, values, box }: Ink): number {
  let [common, all] = [0, 0];
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const one = values[y * size + x] ?? 0;
      const other = values[y * size + box.left + box.right - 1 - x] ?? 0;
      common += Math.min(one, other);
      all += Math.max(one, other);
    }
  }
  return all === 0 ? 1 : common / all;
}
