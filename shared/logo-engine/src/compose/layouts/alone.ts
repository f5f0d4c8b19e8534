import { place } from '../place.ts';
import type { Arrangement, MarkedParts } from './arrangement.ts';

/** How much of a drawn letter its capitals would be, set as plain type. */
const CAPS_OF_MARK = 0.6;

/** The mark is the name: nothing stands beside it. */
export function alone({ block, mark }: MarkedParts): Arrangement {
  return { layers: place(mark.layers, 1, -mark.bounds.cx, -mark.bounds.cy), typeScale: (mark.bounds.height * CAPS_OF_MARK) / block.cap };
}
