import type { Ink } from './ink.ts';

export interface Balance {
  /** Share of the canvas that is ink. */
  readonly coverage: number;
  /** How far right of and below the middle its weight is, as shares of the side. */
  readonly x: number;
  readonly y: number;
}

/** How much ink there is, and how far its center of mass is from the middle. */
export function balanceOf({ size, values, box }: Ink): Balance {
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const value = values[y * size + x] ?? 0;
      sum += value;
      sumX += value * x;
      sumY += value * y;
    }
  }
  const offset = (moment: number) => (sum > 0 ? moment / sum / (size - 1) - 0.5 : 0);
  return { coverage: sum / values.length, x: offset(sumX), y: offset(sumY) };
}
