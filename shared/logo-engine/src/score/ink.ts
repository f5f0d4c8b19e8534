import { hexChannels } from './hex-channels.ts';
import type { Pixels } from './raster.ts';

/** How far each pixel is from the ground, 0 to 1, row by row. */
export interface Ink {
  size: number;
  values: Float32Array;
}

/** Difference of luma, of 255, that counts as full ink. */
const FULL_INK = 90;

export function inkOf({ width, data }: Pixels, background: string): Ink {
  const [red, green, blue] = hexChannels(background);
  const values = new Float32Array(width * width);
  for (let i = 0; i < values.length; i += 1) {
    const at = i * 4;
    const distance =
      Math.abs((data[at] ?? 0) - red) * 0.3 + Math.abs((data[at + 1] ?? 0) - green) * 0.59 + Math.abs((data[at + 2] ?? 0) - blue) * 0.11;
    values[i] = Math.min(1, distance / FULL_INK);
  }
  return { size: width, values };
}

/** The same at fewer pixels, by averaging: what a screen shows of it at that size. */
export function reduced({ size, values }: Ink, to: number): Ink {
  const out = new Float32Array(to * to);
  const step = size / to;
  for (let y = 0; y < to; y += 1) {
    for (let x = 0; x < to; x += 1) {
      let sum = 0;
      for (let v = Math.floor(y * step); v < Math.floor((y + 1) * step); v += 1) {
        for (let u = Math.floor(x * step); u < Math.floor((x + 1) * step); u += 1) sum += values[v * size + u] ?? 0;
      }
      out[y * to + x] = sum / (Math.floor(step) * Math.floor(step));
    }
  }
  return { size: to, values: out };
}
