import { place } from '../place.ts';
import type { Arrangement, MarkedParts } from './arrangement.ts';

/** Share of the mark's width that the name below it takes, and its largest scale. */
const CAPTION = 1.02;
const LARGEST = 0.6;
const MARK_FACTOR = 1.55;

/** A large mark over the name as a caption. */
export function poster({ block, mark }: MarkedParts): Arrangement {
  const { width, height, cx, cy } = mark.bounds;
  const captionScale = Math.min((width * MARK_FACTOR * CAPTION) / block.bounds.width, LARGEST);
  const top = (height * MARK_FACTOR) / 2;
  const gap = Math.max(150, block.cap * captionScale * 1.2);
  return {
    layers: [
      ...place(mark.layers, MARK_FACTOR, -cx * MARK_FACTOR, -cy * MARK_FACTOR),
      ...place(block.layers, captionScale, -block.bounds.cx * captionScale, top + gap - block.bounds.y * captionScale),
    ],
    markScale: MARK_FACTOR,
    typeScale: captionScale,
  };
}
