import type { Ink } from '../score/ink.ts';

/** The share of the ink that its mirror image, left to right about the middle of its box, covers too: 1 where all of it does. */
export function symmetryOf({ size, values, box }: Ink): number {
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
