import type { CardDetails } from '@fifteen/contracts';
import type { Brand } from '../../brand.ts';
import type { Ground } from '../../grounds.ts';
import type { Area, Box, Picture } from '../../picture/picture.ts';
import { placed } from '../../picture/place.ts';
import { contactLines } from './contact-lines.ts';

/** Share of the card's height that the small symbol has, and of its width that the text may take. */
const SYMBOL = 0.2;
const TEXT = 0.6;

const inset = ({ x, y, width, height }: Box, by: number): Box => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });

/** The symbol, large and cut by the card's right edge, a shade off the ground. */
const largeSymbol = (ground: Ground, page: { width: number; height: number }): Area[] => {
  const side = page.height * 1.25;
  const box = { x: page.width - side * 0.62, y: (page.height - side) / 2, width: side, height: side };
  return placed(ground.logo('symbol'), box).map((area) => ({ ...area, fill: ground.shade }));
};

/** A person's details at the lower left, the symbol above them and once more, large, beside them. */
export const cardBack = (brand: Brand, ground: Ground, details: CardDetails, page: { width: number; height: number }, card: Box, safe: number): Picture => {
  const inner = inset(card, safe + 5);
  const symbol = { x: inner.x, y: inner.y, width: inner.height * 3 * SYMBOL, height: inner.height * SYMBOL };
  const areas = [
    ...largeSymbol(ground, page),
    ...placed(ground.logo('symbol'), symbol, { x: 0, y: 0 }),
    ...contactLines(brand, ground, details, { ...inner, width: inner.width * TEXT }),
  ];
  return { ...page, ground: ground.colour, areas };
};
