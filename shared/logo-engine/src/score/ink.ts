import { hexChannels } from './hex-channels.ts';
import type { Pixels } from './raster.ts';

/** How far each pixel is from the ground, 0 to 1, row by row. */
export interface Ink {
  size: number;
  values: Float32Array;
  /** Rows and columns that hold all the ink, the last ones excluded: most of a canvas is ground, and need not be looked at. */
  box: InkBox;
}

export interface InkBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Difference of luma, of 255, that counts as full ink. */
const FULL_INK = 90;

/** Taken out of the loops over pixels: a global is looked up anew each time in a test's sandbox. */
const { abs, max, min } = Math;

export function inkOf({ width, data }: Pixels, background: string): Ink {
  const inkFrom = inkOfColours(background);
  const pixels = wordsOf(data);
  const values = new Float32Array(width * width);
  const box = { left: width, top: width, right: 0, bottom: 0 };
  let [ground, last, value] = [-1, -1, 0];
  for (let y = 0, i = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const pixel = pixels[i] ?? 0;
      if (pixel === ground) continue;
      if (pixel !== last) [last, value] = [pixel, inkFrom(data, i * 4)];
      if (value === 0) ground = pixel;
      else {
        values[i] = value;
        if (x < box.left) box.left = x;
        if (x >= box.right) box.right = x + 1;
        if (y < box.top) box.top = y;
        box.bottom = y + 1;
      }
    }
  }
  return { size: width, values, box: box.right > 0 ? box : { left: 0, top: 0, right: 0, bottom: 0 } };
}

function inkOfColours(background: string): (data: Uint8ClampedArray, at: number) => number {
  const [red, green, blue] = hexChannels(background);
  return (data, at) => {
    const distance = abs((data[at] ?? 0) - red) * 0.3 + abs((data[at + 1] ?? 0) - green) * 0.59 + abs((data[at + 2] ?? 0) - blue) * 0.11;
    return min(1, distance / FULL_INK);
  };
}

/** The pixels as one number each: equal colours compare at once. */
export const wordsOf = ({ buffer, byteOffset, length }: Uint8ClampedArray): Uint32Array => new Uint32Array(buffer, byteOffset, length / 4);

/** The same at fewer pixels, by averaging: what a screen shows of it at that size. `to` divides the size. */
export function reduced({ size, values, box }: Ink, to: number): Ink {
  const step = size / to;
  const out = new Float32Array(to * to);
  for (let y = box.top; y < box.bottom; y += 1) {
    const cells = ((y / step) | 0) * to;
    for (let x = box.left; x < box.right; x += 1) {
      const value = values[y * size + x] ?? 0;
      if (value === 0) continue;
      const cell = cells + ((x / step) | 0);
      out[cell] = (out[cell] ?? 0) + value;
    }
  }
  for (let i = 0; i < out.length; i += 1) out[i] = (out[i] ?? 0) / (step * step);
  return { size: to, values: out, box: scaledBox(box, 1 / step, to) };
}

/** The box in another scale, whole cells, within 0 and `limit`. */
export const scaledBox = ({ left, top, right, bottom }: InkBox, factor: number, limit: number): InkBox => ({
  left: max(0, Math.floor(left * factor)),
  top: max(0, Math.floor(top * factor)),
  right: min(limit, Math.ceil(right * factor)),
  bottom: min(limit, Math.ceil(bottom * factor)),
});
