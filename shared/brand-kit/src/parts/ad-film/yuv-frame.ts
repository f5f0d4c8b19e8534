import { loopsWith } from '../../loops/loops.ts';
import type { Box } from '../../picture/picture.ts';

/** Columns and rows that are taken in at once: boxes stand on these numbers. */
export const GRID = { x: 8, y: 2 } as const;

/** RGBA of a box, row by row. */
export type ReadPixels = (box: Box) => Uint8ClampedArray;

/** A frame as H.264 keeps it: a plane of light at full size, then two of color at half. Sides are multiples of the grid. */
export interface YuvFrame {
  readonly bytes: Uint8Array;
  /** Takes in what a box of the frame shows now; the box is on the grid. */
  readonly show: (box: Box, read: ReadPixels) => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Rows that are read at once: their pixels stay in the processor's cache, and small memory is used again. */
const ROWS = 64;

const bandsOf = ({ x, y, width, height }: Box): Box[] =>
  Array.from({ length: Math.ceil(height / ROWS) }, (_, i) => ({ x, y: y + i * ROWS, width, height: Math.min(ROWS, height - i * ROWS) }));

/** In ITU-R BT.709, 8 bits, studio range. */
export const yuvFrame = ({ width, height }: Size): YuvFrame => {
  const blues = width * height;
  const reds = blues + blues / 4;
  const end = reds + blues / 4;
  const room = width * ROWS * 4;
  const { memory, show } = loopsWith(end + room);
  const pixels = new Uint8ClampedArray(memory.buffer, end, room);
  const take = (box: Box, read: ReadPixels): void => {
    pixels.set(read(box));
    const half = (box.y * width) / 4 + box.x / 2;
    show(end, box.width, box.height, box.y * width + box.x, blues + half, reds + half, width);
  };
  const takeAll = (box: Box, read: ReadPixels): void => bandsOf(box).forEach((band) => take(band, read));
  return { bytes: new Uint8Array(memory.buffer, 0, end), show: takeAll };
};
