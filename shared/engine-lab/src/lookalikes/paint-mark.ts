import type { Pixels } from '@fifteen/logo-engine';
import { Resvg } from '@resvg/resvg-js';

/** Side of the picture that marks are compared by, as that of the engine's own symbols. */
export const COMPARED_PIXELS = 64;
/** What of the picture the longer side of the mark takes, as where the engine's own symbols are compared. */
const FILLED = 0.92;

/** A mark on white, in the middle of a square of `size` pixels a side; null where there is nothing to be seen. */
export function paintMark(svg: string, size: number): Pixels | null {
  const box = new Resvg(svg).getBBox();
  if (!box || box.width <= 0 || box.height <= 0) return null;
  const side = Math.max(box.width, box.height) / FILLED;
  const [left, top] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2];
  const framed = svg.replace(/viewBox="[^"]*"/, `viewBox="${left} ${top} ${side} ${side}"`);
  const image = new Resvg(framed, { background: '#ffffff', fitTo: { mode: 'width', value: size } }).render();
  return { width: size, height: size, data: new Uint8ClampedArray(image.pixels) };
}
