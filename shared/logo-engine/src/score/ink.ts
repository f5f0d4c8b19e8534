import { bytesAt, floatsAt, loops, room, wholesAt } from '../loops/loops.ts';
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

/** A difference of luma of 90, of 255, counts as full ink. */
export function inkOf({ width, data }: Pixels, background: string): Ink {
  const count = width * width;
  const [pixels, values, box] = room(data.length, 4 * count, 16);
  bytesAt(pixels, data.length).set(data);
  loops.ink(pixels, width, ...hexChannels(background), values, box);
  const [left = 0, top = 0, right = 0, bottom = 0] = wholesAt(box, 4);
  return { size: width, values: floatsAt(values, count).slice(), box: { left, top, right, bottom } };
}

/** The pixels as one number each: equal colours compare at once. */
export const wordsOf = ({ buffer, byteOffset, length }: Uint8ClampedArray): Uint32Array => new Uint32Array(buffer, byteOffset, length / 4);

/** The same at fewer pixels, by averaging: what a screen shows of it at that size. `to` divides the size. */
export function reduced({ size, values, box }: Ink, to: number): Ink {
  const [from, out] = room(values.byteLength, 4 * to * to);
  floatsAt(from, values.length).set(values);
  loops.reduced(from, size, to, box.left, box.top, box.right, box.bottom, out);
  return { size: to, values: floatsAt(out, to * to).slice(), box: scaledBox(box, to / size, to) };
}

/** The box in another scale, whole cells, within 0 and `limit`. */
export const scaledBox = ({ left, top, right, bottom }: InkBox, factor: number, limit: number): InkBox => ({
  left: Math.max(0, Math.floor(left * factor)),
  top: Math.max(0, Math.floor(top * factor)),
  right: Math.min(limit, Math.ceil(right * factor)),
  bottom: Math.min(limit, Math.ceil(bottom * factor)),
});
