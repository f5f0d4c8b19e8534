import type { NameParts } from '../../taste/name-parts.ts';
import { isShortName } from '../../taste/short-names.ts';
import { place } from '../place.ts';
import type { Arrangement, MarkedParts } from './arrangement.ts';

/** Scale of the mark, share of its width that the name below it takes, and the name's largest scale. */
const USUAL = { mark: 1.3, caption: 1.32, largest: 0.72 };
/** Under a long name the mark steps back, and the name runs past it on both sides: as a caption it would be too small to read. */
const LONG = { mark: 1.16, caption: 1.6, largest: 0.6 };
const LONG_NAME = 24;
/** One or two letters are as much of the logo as the mark is. */
const SHORT = { mark: 1.05, caption: 0.7, largest: 1.2 };

const sharesFor = (name: NameParts) => (isShortName(name) ? SHORT : name.full.length > LONG_NAME ? LONG : USUAL);

/** A large mark over the name as a caption. */
export function poster({ block, mark, context }: MarkedParts): Arrangement {
  const { width, height, cx, cy } = mark.bounds;
  const { mark: factor, caption, largest } = sharesFor(context.name);
  const captionScale = Math.min((width * factor * caption) / block.bounds.width, largest);
  const top = (height * factor) / 2;
  const gap = Math.max(150, block.cap * captionScale * 1.2);
  return {
    layers: [
      ...place(mark.layers, factor, -cx * factor, -cy * factor),
      ...place(block.layers, captionScale, -block.bounds.cx * captionScale, top + gap - block.bounds.y * captionScale),
    ],
    markScale: factor,
    typeScale: captionScale,
  };
}
