import { BLOCK, type Blocks } from './calm-blocks.ts';
import type { MarkStyle } from './mark-style.ts';

/** Mean square that the bend alone is to move the values of pixels by: 28.5 decibels against the picture as it was drawn, for an attack that averages comes some decibels nearer. */
const WANTED = 255 ** 2 / 10 ** 2.85;
/** Of a vector of mean square 1 in any direction, the mean length across an edge. */
const ACROSS = 0.56;
/** Amounts are of so many kinds: the same drawing bends by the same in every size. */
const STEP = 1.25;

/**
 * How far a picture has to bend, in units, for its edges to be as far off as they must be: a drawing of many edges by
 * little, one of few by more.
 */
export const bendFor = (words: Int32Array, size: number, { across, even }: Blocks, [least, most]: MarkStyle['bend']): number => {
  if (most === 0) return 0;
  let edges = 0;
  for (let block = 0; block < even.length; block += 1) {
    if (even[block] === 0) edges += edgesIn(words, size, (block % across) * BLOCK, Math.floor(block / across) * BLOCK);
  }
  const pixelsOff = (WANTED * size * size) / (ACROSS * Math.max(1, edges));
  const units = (pixelsOff * 1000) / size;
  return Math.min(most, Math.max(least, STEP ** Math.round(Math.log(units) / Math.log(STEP))));
};

/** Sum of the squared differences of neighbors, from the left to the right and from above to below. */
const edgesIn = (words: Int32Array, size: number, left: number, top: number): number => {
  let edges = 0;
  const right = Math.min(size - 1, left + BLOCK);
  const bottom = Math.min(size - 1, top + BLOCK);
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * size + left, end = y * size + right; at < end; at += 1) {
      const here = words[at]!;
      const beside = words[at + 1]!;
      const below = words[at + size]!;
      if (beside !== here) edges += farBetween(here, beside);
      if (below !== here) edges += farBetween(here, below);
    }
  }
  return edges;
};

/** Mean square of the difference of two colors. */
const farBetween = (one: number, other: number): number => {
  const red = (one & 255) - (other & 255);
  const green = ((one >>> 8) & 255) - ((other >>> 8) & 255);
  const blue = ((one >>> 16) & 255) - ((other >>> 16) & 255);
  return (red * red + green * green + blue * blue) / 3;
};
