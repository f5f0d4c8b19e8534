import { type Brand, hasSign, withTagline } from '../../brand.ts';
import type { KitOrder } from '../../kit-part.ts';
import { type Grounds, groundsOf } from '../../grounds.ts';
import type { Box } from '../../picture/picture.ts';
import { type EndCard, endCardOf, wordsOf } from './end-card.ts';
import type { FilmFormat } from './film-format.ts';
import { type LogoPieces, logoPieces } from './pieces.ts';
import { type Temperament, temperamentOf } from './temperament.ts';

/** Everything that the frames of one format are drawn from, prepared once. */
export interface Stage {
  readonly format: FilmFormat;
  readonly temperament: Temperament;
  readonly grounds: Grounds;
  /** The symbol, larger than the frame. */
  readonly closeUp: LogoPieces;
  /** Whether the logo has a sign of its own; rules under a name are none. */
  readonly hasSign: boolean;
  /** The logo on the light ground, where it ends up. */
  readonly lockup: LogoPieces;
  readonly endCard: EndCard;
}

const CLOSE_UP = 2.1;

const share = (box: Box, wide: number, high: number): Box => ({
  x: box.x + (box.width * (1 - wide)) / 2,
  y: box.y + (box.height * (1 - high)) / 2,
  width: box.width * wide,
  height: box.height * high,
});

/** More than fills the frame, its middle off the frame's middle, so that a part of it is seen and not a shrunken whole. */
const closeUpBox = ({ width, height }: FilmFormat): Box => {
  const side = Math.max(width, height) * CLOSE_UP;
  return { x: width * 0.5 - side * 0.42, y: height * 0.5 - side * 0.46, width: side, height: side };
};

export const stageOf = async (given: Brand, order: KitOrder, format: FilmFormat): Promise<Stage> => {
  const brand = withTagline(given, order.details);
  const grounds = groundsOf(brand);
  await brand.text.ready([brand.textFaces.regular, brand.textFaces.strong], wordsOf(brand, order));
  return {
    format,
    grounds,
    temperament: temperamentOf(brand),
    hasSign: hasSign(brand),
    closeUp: logoPieces(grounds.bold.logo('symbol'), closeUpBox(format)),
    lockup: logoPieces(grounds.light.logo('primary'), share(format.safe, 0.86, 0.56)),
    endCard: endCardOf(brand, order, grounds.dark, format),
  };
};
