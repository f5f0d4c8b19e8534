import { doublesAt, floatsAt, loops, room } from '../loops/loops.ts';
import { type Ink, type InkBox, reduced } from './ink.ts';

/**
 * How much of a drawing is left at `pixels` a side: correlation (Pearson, 0 to 1) of its ink with itself after it
 * was reduced to that size and spread again.
 */
export const legibilityAt = (ink: Ink, pixels: number): number => legibilityAs(ink, reduced(ink, pixels));

/** The same, where the reduced ink is known already. */
export const legibilityAs = (ink: Ink, small: Ink): number => correlation(momentsOf(ink, small), ink.values.length);

interface Moments {
  a: number;
  b: number;
  aa: number;
  bb: number;
  ab: number;
}

/** Sums over all pixels of the ink and of the small ink's bilinear enlargement. */
function momentsOf({ size, values, box }: Ink, small: Ink): Moments {
  const { left, top, right, bottom } = reachOf(box, size, Math.ceil(size / small.size) * 2);
  const [large, little, rows, out] = room(values.byteLength, small.values.byteLength, 16 * size, 40);
  floatsAt(large, values.length).set(values);
  floatsAt(little, small.values.length).set(small.values);
  loops.moments(large, size, left, top, right, bottom, little, small.size, rows, out);
  const [a = 0, b = 0, aa = 0, bb = 0, ab = 0] = doublesAt(out, 5);
  return { a, b, aa, bb, ab };
}

/** What the enlargement can reach: beyond it both are ground. */
const reachOf = ({ left, top, right, bottom }: InkBox, size: number, reach: number): InkBox => ({
  left: Math.max(0, left - reach),
  top: Math.max(0, top - reach),
  right: Math.min(size, right + reach),
  bottom: Math.min(size, bottom + reach),
});

function correlation({ a, b, aa, bb, ab }: Moments, count: number): number {
  const covariance = ab / count - (a / count) * (b / count);
  const deviation = Math.sqrt((aa / count - (a / count) ** 2) * (bb / count - (b / count) ** 2));
  return deviation > 0 ? Math.max(0, Math.min(1, covariance / deviation)) : 0;
}
