import { groundOf, type Picture } from './picture.ts';

/** Levels of a channel that are told apart when the colors of one picture are learned from another. */
const STEP = 16;

const keyAt = (rgb: Uint8Array, at: number): number =>
  (Math.floor((rgb[at] ?? 0) / STEP) << 16) | (Math.floor((rgb[at + 1] ?? 0) / STEP) << 8) | Math.floor((rgb[at + 2] ?? 0) / STEP);

/**
 * A picture of the same logo in the colors of another: each color becomes what it mostly is at the same places there. So a
 * view on black can be averaged with one on white.
 */
export const recolored = (picture: Picture, like: Picture): Picture => {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < picture.rgb.length; at += 3) {
    const key = keyAt(picture.rgb, at);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sum[0] += like.rgb[at] ?? 0;
    sum[1] += like.rgb[at + 1] ?? 0;
    sum[2] += like.rgb[at + 2] ?? 0;
    sum[3] += 1;
    sums.set(key, sum);
  }
  const rgb = new Uint8Array(picture.rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const [red, green, blue, count] = sums.get(keyAt(picture.rgb, at)) ?? [0, 0, 0, 1];
    rgb[at] = Math.round(red / count);
    rgb[at + 1] = Math.round(green / count);
    rgb[at + 2] = Math.round(blue / count);
  }
  return { size: picture.size, rgb };
};

const combined = (pictures: readonly Picture[], how: (values: Uint8Array, at: number) => number): Picture => {
  const [first] = pictures;
  if (!first) throw new RangeError('There is nothing to combine');
  const rgb = new Uint8Array(first.rgb.length);
  const values = new Uint8Array(pictures.length);
  for (let at = 0; at < rgb.length; at += 1) {
    for (let i = 0; i < values.length; i += 1) values[i] = pictures[i]?.rgb[at] ?? 0;
    rgb[at] = how(values, at);
  }
  return { size: first.size, rgb };
};

export const meanOf = (pictures: readonly Picture[]): Picture =>
  combined(pictures, (values) => {
    let sum = 0;
    for (const value of values) sum += value;
    return Math.round(sum / values.length);
  });

export const medianOf = (pictures: readonly Picture[]): Picture =>
  combined(pictures, (values) => {
    values.sort();
    const middle = values.length >> 1;
    return values.length % 2 === 1 ? (values[middle] ?? 0) : ((values[middle - 1] ?? 0) + (values[middle] ?? 0) + 1) >> 1;
  });

/** Of each pixel the value that is nearest to the ground: a mark only ever leads away from it. */
export const nearestToGround = (pictures: readonly Picture[]): Picture => {
  const [first] = pictures;
  const ground = first ? groundOf(first) : [0, 0, 0];
  return combined(pictures, (values, at) => {
    const own = ground[at % 3] ?? 0;
    let best = values[0] ?? 0;
    for (const value of values) if (Math.abs(value - own) < Math.abs(best - own)) best = value;
    return best;
  });
};
