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

/** Alphas that count as paint and as a veil; below a veil a pixel says nothing about the picture's colours. */
const [PAINT, VEIL] = [250, 32];
/** A picture with less paint than this, of what is to be seen, is all veil. */
const PAINT_SHARE = 0.02;

const binOf = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

/**
 * The alpha from which a pixel counts. Where there is paint, soft edges do not count: a canvas rounds their colours, and
 * they are no colours of the picture anyway.
 */
export const alphaFloorOf = ({ data }: Pixels): number => {
  let [paint, seen] = [0, 0];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at]! >= VEIL) seen += 1;
    if (data[at]! >= PAINT) paint += 1;
  }
  return paint >= seen * PAINT_SHARE && paint > 0 ? PAINT : VEIL;
};

/** A histogram of 32 levels a channel. Each bin keeps the mean of its own pixels, so flat colours stay exact. */
export const binsOf = (pixels: Pixels): Bin[] => {
  const { data } = pixels;
  const floor = alphaFloorOf(pixels);
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at + 3 < data.length; at += 4) {
    if (data[at + 3]! < floor) continue;
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
