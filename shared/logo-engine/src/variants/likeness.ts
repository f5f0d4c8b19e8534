import { CELLS } from './coverage.ts';

/** The grid averaged over screen pixels and spread again in flat squares: what is seen at that size. */
export function atPixels(cells: Float32Array, pixels: number): Float32Array {
  const step = CELLS / pixels;
  const seen = new Float32Array(cells.length);
  for (let top = 0; top < CELLS; top += step) {
    for (let left = 0; left < CELLS; left += step) flatten(cells, seen, { top, left, step });
  }
  return seen;
}

function flatten(cells: Float32Array, seen: Float32Array, { top, left, step }: { top: number; left: number; step: number }): void {
  let sum = 0;
  for (let y = top; y < top + step; y += 1) {
    for (let x = left; x < left + step; x += 1) sum += cells[y * CELLS + x] ?? 0;
  }
  for (let y = top; y < top + step; y += 1) seen.fill(sum / (step * step), y * CELLS + left, y * CELLS + left + step);
}

/** Pearson's correlation of two grids, -1 to 1; 0 where one of them is even. */
export function correlation(one: Float32Array, other: Float32Array): number {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [product, squareOne, squareOther] = [0, 0, 0];
  for (let i = 0; i < one.length; i += 1) {
    const [a, b] = [(one[i] ?? 0) - meanOne, (other[i] ?? 0) - meanOther];
    product += a * b;
    squareOne += a * a;
    squareOther += b * b;
  }
  const deviation = Math.sqrt(squareOne * squareOther);
  return deviation > 0 ? product / deviation : 0;
}

/** How decided the inked pixels are: 1 where all are full, 0 where all are half tones. */
export function decidedness(seen: Float32Array): number {
  const inked = seen.filter((value) => value > 0.04);
  return inked.length === 0 ? 0 : mean(inked.map((value) => Math.abs(value - 0.5) * 2));
}

const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
