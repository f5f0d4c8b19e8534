import { Path2D } from '@napi-rs/canvas';
import type { Area, Box } from './picture.ts';

/** The smallest box around what areas cover. */
export const boundsOf = (areas: readonly Area[]): Box => {
  const [left, top, right, bottom] = new Path2D(areas.map(({ d }) => d).join(' ')).computeTightBounds();
  return { x: left, y: top, width: right - left, height: bottom - top };
};

export const insetBox = ({ x, y, width, height }: Box, by: number): Box => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });
