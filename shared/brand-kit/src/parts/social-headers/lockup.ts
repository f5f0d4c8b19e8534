import type { Artwork, VariantArrangement } from '@fifteen/logo-engine';
import type { Brand } from '../../brand.ts';
import type { Ground } from '../../grounds.ts';
import { boundsOf } from '../../picture/bounds.ts';
import { movedAreas } from '../../picture/move.ts';
import type { Area, Box } from '../../picture/picture.ts';
import { type Anchor, boxWithin } from '../../picture/place.ts';
import { lineArea } from '../../text/line.ts';
import { fittedLine } from '../../text/paragraph.ts';
import { sayingOf } from '../../text/saying.ts';

const ARRANGEMENTS: readonly VariantArrangement[] = ['primary', 'horizontal', 'stacked'];
const BESIDE: readonly VariantArrangement[] = ['horizontal'];
/** How much larger another arrangement must be than the designed one before it is taken. */
const DESIGNED = 1.5;

const inkOf = ({ shapes }: Artwork): { areas: Area[]; box: Box } => {
  const areas = shapes.map(({ d, fill }): Area => ({ d, fill }));
  return { areas, box: boundsOf(areas) };
};

/** The arrangement that fills a box best, the designed one where it is near; above words at the left nothing is centred. */
const fittest = (ground: Ground, box: Box, { x: side }: Anchor) => {
  const offers = (side === 0 ? BESIDE : ARRANGEMENTS).map((arrangement) => {
    const ink = inkOf(ground.logo(arrangement));
    const fitted = boxWithin(box, ink.box);
    return { ...ink, worth: fitted.width * fitted.height * (arrangement === 'primary' ? DESIGNED : 1) };
  });
  return offers.reduce((best, offer) => (offer.worth > best.worth ? offer : best));
};

/** The logo's ink alone, as large as a box lets it be. */
export const logoInk = (ground: Ground, box: Box, anchor: Anchor): { readonly areas: readonly Area[]; readonly box: Box } => {
  const { areas, box: ink } = fittest(ground, box, anchor);
  const fitted = boxWithin(box, ink, anchor);
  const scale = fitted.width / ink.width;
  return { areas: movedAreas(areas, { x: fitted.x - ink.x * scale, y: fitted.y - ink.y * scale, scale }), box: fitted };
};

/** Shares of a box's height: the logo's, the gap's below it, and the size of the words. */
const LOGO = 0.64;
const GAP = 0.13;
const WORDS = 0.13;
/** Widest part of a box that the logo takes. */
const WIDE = 0.74;

/** Logo and saying in a box, both to its left or both centred; together they stand in the box's middle. */
export const lockup = (brand: Brand, ground: Ground, box: Box, align: 'left' | 'centre'): Area[] => {
  const anchor = { x: align === 'left' ? 0 : 0.5, y: 0.5 };
  const saying = sayingOf(brand);
  const width = box.width * WIDE;
  const room = { x: box.x + (box.width - width) * anchor.x, y: box.y, width, height: box.height * LOGO };
  const logo = logoInk(ground, room, anchor);
  if (saying === '') return movedAreas(logo.areas, { x: 0, y: box.y + (box.height - logo.box.height) / 2 - logo.box.y, scale: 1 });
  const line = fittedLine(brand.text, saying, { font: brand.textFaces.regular, size: box.height * WORDS }, box.width);
  const whole = logo.box.height + box.height * GAP + line.size;
  const top = box.y + (box.height - whole) / 2;
  const words = lineArea(line, { x: box.x + box.width * anchor.x, y: top + whole - line.size * 0.24, fill: ground.quiet, align });
  return [...movedAreas(logo.areas, { x: 0, y: top - logo.box.y, scale: 1 }), words];
};
