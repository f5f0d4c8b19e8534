import { type Ink, reduced } from './ink.ts';

/**
 * How much of a drawing is left at `pixels` a side: correlation (Pearson, 0 to 1) of its ink with itself after it
 * was reduced to that size and spread again.
 */
export const legibilityAt = (ink: Ink, pixels: number): number => correlation(ink.values, spread(reduced(ink, pixels), ink.size));

/** Taken out of the loops over pixels: a global is looked up anew each time in a test's sandbox. */
const { floor, max, min } = Math;

/** Bilinear enlargement. Plain loops over typed arrays: it runs for every pixel of every candidate. */
function spread({ size, values }: Ink, to: number): Float32Array {
  const { lower, upper, share } = samplesFor(size, to);
  const out = new Float32Array(to * to);
  for (let y = 0; y < to; y += 1) {
    const top = (lower[y] ?? 0) * size;
    const bottom = (upper[y] ?? 0) * size;
    const down = share[y] ?? 0;
    for (let x = 0; x < to; x += 1) {
      const left = lower[x] ?? 0;
      const right = upper[x] ?? 0;
      const across = share[x] ?? 0;
      const above = (values[top + left] ?? 0) * (1 - across) + (values[top + right] ?? 0) * across;
      const below = (values[bottom + left] ?? 0) * (1 - across) + (values[bottom + right] ?? 0) * across;
      out[y * to + x] = above * (1 - down) + below * down;
    }
  }
  return out;
}

/** For each pixel of the larger picture along an axis: its two neighbours in the smaller one, and the second's share. */
function samplesFor(size: number, to: number): { lower: Uint16Array; upper: Uint16Array; share: Float32Array } {
  const [lower, upper, share] = [new Uint16Array(to), new Uint16Array(to), new Float32Array(to)];
  for (let i = 0; i < to; i += 1) {
    const at = max(0, min(size - 1, (i + 0.5) * (size / to) - 0.5));
    lower[i] = floor(at);
    upper[i] = min(size - 1, floor(at) + 1);
    share[i] = at - floor(at);
  }
  return { lower, upper, share };
}

function correlation(one: Float32Array, other: Float32Array): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let i = 0; i < one.length; i += 1) {
    const a = one[i] ?? 0;
    const b = other[i] ?? 0;
    if (a === 0 && b === 0) continue;
    sumA += a;
    sumB += b;
    sumAA += a * a;
    sumBB += b * b;
    sumAB += a * b;
  }
  const count = one.length;
  const covariance = sumAB / count - (sumA / count) * (sumB / count);
  const deviation = Math.sqrt((sumAA / count - (sumA / count) ** 2) * (sumBB / count - (sumB / count) ** 2));
  return deviation > 0 ? Math.max(0, Math.min(1, covariance / deviation)) : 0;
}
