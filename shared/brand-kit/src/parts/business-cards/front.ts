import type { Ground } from '../../grounds.ts';
import type { Area, Box, Picture } from '../../picture/picture.ts';
import { placed } from '../../picture/place.ts';

/** Share of the trim that the logo may take, wide and high: a square lockup needs more height than a long name. */
const LOGO_WIDE = 0.62;
const LOGO_HIGH = 0.52;

const centred = (card: Box, wide: number, high: number): Box => ({
  x: card.x + (card.width * (1 - wide)) / 2,
  y: card.y + (card.height * (1 - high)) / 2,
  width: card.width * wide,
  height: card.height * high,
});

/** The logo alone, with as much room as a card has. `card` is the trim within the page. */
export const cardFront = (ground: Ground, page: { width: number; height: number }, card: Box): Picture => {
  const areas: Area[] = placed(ground.logo('primary'), centred(card, LOGO_WIDE, LOGO_HIGH));
  return { ...page, ground: ground.color, areas };
};
