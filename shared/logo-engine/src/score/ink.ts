import type { Pixels } from './raster.ts';

/** How far each pixel is from the background, 0 to 1, row by row. */
export interface Ink {
  readonly size: number;
  readonly values: Float32Array;
  /** Rows and columns that hold all the ink, the last ones excluded: most of a canvas is background. */
  readonly box: InkBox;
}

export interface InkBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Difference of luma, of 255, that counts as full ink. */
const FULL_INK = 90;

/** A difference of luma of 90, of 255, counts as full ink. */
export function inkOf({ width, data }: Pixels, background: string): Ink {
  const inkFrom = inkOfColors(background);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
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

function inkOfColors(background: string): (data: Uint8ClampedArray, at: number) => number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  return (data, at) => {
    const distance = Math.abs((data[at] ?? 0) - red) * 0.3 + Math.abs((data[at + 1] ?? 0) - green) * 0.59 + Math.abs((data[at + 2] ?? 0) - blue) * 0.11;
    return Math.min(1, distance / FULL_INK);
  };
}

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
  return { size: to, values: out, box: { left: 0, top: 0, right: to, bottom: to } };
}

