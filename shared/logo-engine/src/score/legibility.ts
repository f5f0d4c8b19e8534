import { type Ink, type InkBox, reduced } from './ink.ts';

/**
 * How much of a drawing is left at `pixels` a side: correlation (Pearson, 0 to 1) of its ink with itself after it was
 * reduced to that size and enlarged again.
 */
export function legibilityAt(ink: Ink, pixels: number): number {
  const { a, b, aa, bb, ab } = momentsOf(ink, reduced(ink, pixels));
  const count = ink.values.length;
  const covariance = ab / count - (a / count) * (b / count);
  const deviation = Math.sqrt((aa / count - (a / count) ** 2) * (bb / count - (b / count) ** 2));
  return deviation > 0 ? Math.max(0, Math.min(1, covariance / deviation)) : 0;
}

interface Moments {
  a: number;
  b: number;
  aa: number;
  bb: number;
  ab: number;
}

/** Sums over all pixels of the ink and of the small ink's bilinear enlargement. Plain loops: it runs for every candidate. */
function momentsOf({ size, values, box }: Ink, small: Ink): Moments {
  const samples = samplesFor(small.size, size);
  const { left, top, right, bottom } = reachOf(box, size, Math.ceil(size / small.size) * 2);
  const rows: Float64Array[] = [];
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    const [above, below, down] = [samples.lower[y] ?? 0, samples.upper[y] ?? 0, samples.share[y] ?? 0];
    const high = (rows[above] ??= stretched(small, above, samples));
    const low = (rows[below] ??= stretched(small, below, samples));
    for (let x = left; x < right; x += 1) {
      const one = values[y * size + x] ?? 0;
      const other = Math.fround((high[x] ?? 0) * (1 - down) + (low[x] ?? 0) * down);
      a += one;
      b += other;
      aa += one * one;
      bb += other * other;
      ab += one * other;
    }
  }
  return { a, b, aa, bb, ab };
}

/** A row of the small picture at the large one's width. */
function stretched({ size, values }: Ink, row: number, { lower, upper, share }: Samples): Float64Array {
  const out = new Float64Array(lower.length);
  const start = row * size;
  for (let x = 0; x < out.length; x += 1) {
    const across = share[x] ?? 0;
    out[x] = (values[start + (lower[x] ?? 0)] ?? 0) * (1 - across) + (values[start + (upper[x] ?? 0)] ?? 0) * across;
  }
  return out;
}

/** What the enlargement can reach: beyond it both are background. */
const reachOf = ({ left, top, right, bottom }: InkBox, size: number, reach: number): InkBox => ({
  left: Math.max(0, left - reach),
  top: Math.max(0, top - reach),
  right: Math.min(size, right + reach),
  bottom: Math.min(size, bottom + reach),
});

interface Samples {
  lower: Uint16Array;
  upper: Uint16Array;
  share: Float32Array;
}

const known = new Map<number, Samples>();

/** For each pixel of the larger picture along an axis: its two neighbours in the smaller one, and the second's share. */
function samplesFor(size: number, to: number): Samples {
  const key = size * 65_536 + to;
  const found = known.get(key);
  if (found) return found;
  const [lower, upper, share] = [new Uint16Array(to), new Uint16Array(to), new Float32Array(to)];
  for (let i = 0; i < to; i += 1) {
    const at = Math.max(0, Math.min(size - 1, (i + 0.5) * (size / to) - 0.5));
    lower[i] = Math.floor(at);
    upper[i] = Math.min(size - 1, Math.floor(at) + 1);
    share[i] = at - Math.floor(at);
  }
  known.set(key, { lower, upper, share });
  return { lower, upper, share };
}

