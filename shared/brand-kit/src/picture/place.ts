import type { Artwork } from '@fifteen/logo-engine';
import { movedAreas } from './move.ts';
import type { Area, Box } from './picture.ts';

/** Where a smaller thing is in a larger box, 0 to 1 from left to right and top to bottom. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: Anchor = { x: 0.5, y: 0.5 };

/** The largest box of these proportions within another. */
export const boxWithin = (box: Box, { width, height }: { width: number; height: number }, anchor = CENTRE): Box => {
  const scale = Math.min(box.width / width, box.height / height);
  const fitted = { width: width * scale, height: height * scale };
  return { ...fitted, x: box.x + (box.width - fitted.width) * anchor.x, y: box.y + (box.height - fitted.height) * anchor.y };
};

/** A logo's artwork as large as a box lets it be. Its ground is left out. */
export const placed = (artwork: Artwork, box: Box, anchor = CENTRE): Area[] => {
  const fitted = boxWithin(box, artwork, anchor);
  const areas = artwork.shapes.map(({ d, fill }): Area => ({ d, fill }));
  return movedAreas(areas, { x: fitted.x, y: fitted.y, scale: fitted.width / artwork.width });
};
