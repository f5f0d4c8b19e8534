import type { Picture } from './picture.ts';

type Color = readonly [number, number, number];

const ROUNDS = 8;
/** The search for colors looks at every so many pixels; prime to the sides of pictures. */
const EVERY = 37;

/** Colors are told apart by so many bits of each channel when pixels are given to areas. */
const BITS = 5;

/** The place of the color nearest to one. */
const nearest = (colors: readonly Color[], red: number, green: number, blue: number): number => {
  let [best, least] = [0, Infinity];
  for (let k = 0; k < colors.length; k += 1) {
    const [a, b, c] = colors[k] ?? [0, 0, 0];
    const far = (a - red) ** 2 + (b - green) ** 2 + (c - blue) ** 2;
    if (far < least) [best, least] = [k, far];
  }
  return best;
};

/** The same for every color there is, in steps. */
const nearestOfAll = (colors: readonly Color[]): Uint8Array => {
  const [steps, width] = [1 << BITS, 256 >> BITS];
  const middle = (step: number): number => (step + 0.5) * width;
  return Uint8Array.from({ length: steps ** 3 }, (_, i) => nearest(colors, middle(i >> (2 * BITS)), middle((i >> BITS) & (steps - 1)), middle(i & (steps - 1))));
};

const wordAt = (rgb: Uint8Array, at: number): number => ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
const colorOf = (word: number): Color => [(word >> 16) & 255, (word >> 8) & 255, word & 255];

/** The pixels' colors, the commonest first. */
const commonest = (rgb: Uint8Array, isWanted: (at: number) => boolean = () => true): Color[] => {
  const often = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3 * EVERY) if (isWanted(at)) often.set(wordAt(rgb, at), (often.get(wordAt(rgb, at)) ?? 0) + 1);
  return [...often].sort(([, one], [, other]) => other - one).map(([word]) => colorOf(word));
};

/** Those that are far enough from each other: where the search for areas begins. */
const firstColors = ({ rgb }: Picture, count: number, apart: number): Color[] => {
  const colors: Color[] = [];
  for (const color of commonest(rgb)) {
    if (colors.every(([a, b, c]) => Math.hypot(a - color[0], b - color[1], c - color[2]) > apart)) colors.push(color);
    if (colors.length === count) break;
  }
  return colors;
};

/** Moves each color to the middle of the pixels that are nearest to it. */
const settled = (colors: readonly Color[], rgb: Uint8Array): Color[] => {
  const sums = colors.map(() => [0, 0, 0, 0] as [number, number, number, number]);
  for (let at = 0; at < rgb.length; at += 3 * EVERY) {
    const sum = sums[nearest(colors, rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0)];
    if (!sum) continue;
    for (let channel = 0; channel < 3; channel += 1) sum[channel] = (sum[channel] ?? 0) + (rgb[at + channel] ?? 0);
    sum[3] += 1;
  }
  return sums.map(([red, green, blue, times], k): Color => (times > 0 ? [red / times, green / times, blue / times] : (colors[k] ?? [0, 0, 0])));
};

/**
 * A logo has a few flat colors: every pixel becomes the nearest of so many, found by k-means, and takes the commonest
 * shade of its area. What is lightly over the areas goes with it; edges stay where they are.
 */
export const flattened = (picture: Picture, count: number, apart: number): Picture => {
  const { rgb, size } = picture;
  let colors = firstColors(picture, count, apart);
  for (let round = 0; round < ROUNDS; round += 1) colors = settled(colors, rgb);
  const table = nearestOfAll(colors);
  const area = new Uint8Array(size * size);
  const down = 8 - BITS;
  for (let i = 0, at = 0; i < area.length; i += 1, at += 3) {
    area[i] = table[((rgb[at] ?? 0) >> down << (2 * BITS)) | ((rgb[at + 1] ?? 0) >> down << BITS) | ((rgb[at + 2] ?? 0) >> down)] ?? 0;
  }
  const shades = colors.map((color, k) => (commonest(rgb, (at) => area[at / 3] === k)[0] ?? color).map(Math.round));
  const flat = new Uint8Array(rgb.length);
  for (let i = 0; i < area.length; i += 1) flat.set(shades[area[i] ?? 0] ?? [0, 0, 0], 3 * i);
  return { size, rgb: flat };
};
