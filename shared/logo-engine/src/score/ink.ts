import { hexChannels } from './hex-channels.ts';
import type { Pixels } from './raster.ts';

/** How far each pixel is from the ground, 0 to 1, row by row. */
export interface Ink {
  size: number;
  values: Float32Array;
}

/** Difference of luma, of 255, that counts as full ink. */
const FULL_INK = 90;

/** Taken out of the loops over pixels: a global is looked up anew each time in a test's sandbox. */
const { abs, min } = Math;

export function inkOf({ width, data }: Pixels, background: string): Ink {
  const [red, green, blue] = hexChannels(background);
  const values = new Float32Array(width * width);
  for (let i = 0; i < values.length; i += 1) {
    const at = i * 4;
    const distance = abs((data[at] ?? 0) - red) * 0.3 + abs((data[at + 1] ?? 0) - green) * 0.59 + abs((data[at + 2] ?? 0) - blue) * 0.11;
    values[i] = min(1, distance / FULL_INK);
  }
  return { size: width, values };
}

/** The same at fewer pixels, by averaging: what a screen shows of it at that size. `to` divides the size. */
export function reduced({ size, values }: Ink, to: number): Ink {
  const step = size / to;
  const out = new Float32Array(to * to);
  for (let y = 0, cellY = 0, restY = 0; y < size; y += 1) {
    const row = y * size;
    for (let x = 0, cell = cellY * to, restX = 0; x < size; x += 1) {
      const value = values[row + x] ?? 0;
      if (value > 0) out[cell] = (out[cell] ?? 0) + value;
      restX += 1;
      if (restX === step) [restX, cell] = [0, cell + 1];
    }
    restY += 1;
    if (restY === step) [restY, cellY] = [0, cellY + 1];
  }
  for (let i = 0; i < out.length; i += 1) out[i] = (out[i] ?? 0) / (step * step);
  return { size: to, values: out };
}
