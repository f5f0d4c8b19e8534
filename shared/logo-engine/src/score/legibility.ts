import { type Ink, reduced } from './ink.ts';

/**
 * How much of a drawing is left at `pixels` a side: correlation (Pearson, 0 to 1) of its ink with itself after it
 * was reduced to that size and spread again.
 */
export function legibilityAt(ink: Ink, pixels: number): number {
  const small = reduced(ink, pixels);
  const { size, values } = ink;
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const a = values[y * size + x] ?? 0;
      const b = spread(small, (x + 0.5) * (pixels / size) - 0.5, (y + 0.5) * (pixels / size) - 0.5);
      sumA += a;
      sumB += b;
      sumAA += a * a;
      sumBB += b * b;
      sumAB += a * b;
    }
  }
  const count = size * size;
  const covariance = sumAB / count - (sumA / count) * (sumB / count);
  const deviation = Math.sqrt((sumAA / count - (sumA / count) ** 2) * (sumBB / count - (sumB / count) ** 2));
  return deviation > 0 ? Math.max(0, Math.min(1, covariance / deviation)) : 0;
}

/** Bilinear sample. */
function spread({ size, values }: Ink, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const at = (u: number, v: number) => values[clamp(v, size) * size + clamp(u, size)] ?? 0;
  const top = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
  const bottom = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx;
  return top * (1 - fy) + bottom * fy;
}

const clamp = (index: number, size: number): number => Math.max(0, Math.min(size - 1, index));
