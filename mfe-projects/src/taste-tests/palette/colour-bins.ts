import { type Lab, labOfRgb } from './oklab.ts';

/** Pixels that are nearly the same colour, counted together. */
export interface Bin {
  readonly lab: Lab;
  readonly weight: number;
}

export interface Pixels {
  /** RGBA, four bytes a pixel. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Below this a pixel counts as see-through and says nothing about the picture's colours. */
const OPAQUE_FROM = 128;

const binOf = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

/** A histogram of 32 levels a channel. Each bin keeps the mean of its own pixels, so flat colours stay exact. */
export const binsOf = ({ data }: Pixels): Bin[] => {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at + 3 < data.length; at += 4) {
    if (data[at + 3]! < OPAQUE_FROM) continue;
    const key = binOf(data[at]!, data[at + 1]!, data[at + 2]!);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    if (sum[3] === 0) sums.set(key, sum);
    sum[0] += data[at]!;
    sum[1] += data[at + 1]!;
    sum[2] += data[at + 2]!;
    sum[3] += 1;
  }
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([, [red, green, blue, count]]) => ({
      lab: labOfRgb(red / count, green / count, blue / count),
      weight: count,
    }));
};
