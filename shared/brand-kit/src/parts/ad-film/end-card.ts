import { Path2D } from '@napi-rs/canvas';
import type { Brand } from '../../brand.ts';
import type { Ground } from '../../grounds.ts';
import type { KitOrder } from '../../kit-part.ts';
import type { Box } from '../../picture/picture.ts';
import { roundedRectangle } from '../../picture/shapes.ts';
import { movedPath } from '../../picture/move.ts';
import { fittedLine } from '../../text/paragraph.ts';
import { drawableText } from '../../text/drawable-text.ts';
import { sayingOf } from '../../text/saying.ts';
import type { FilmFormat } from './film-format.ts';
import { type LogoPieces, logoPieces } from './pieces.ts';

interface Words {
  readonly path: Path2D;
  readonly fill: string;
  readonly box: Box;
}

/** Logo, tagline, offer, and where to find the company. */
export interface EndCard {
  readonly logo: LogoPieces;
  readonly saying: Words | null;
  /** Takes the tagline's place; null where the customer makes none. */
  readonly offer: Words | null;
  /** A button with the address; null where none was given. */
  readonly call: { readonly button: Words; readonly words: Words } | null;
}

export const wordsOf = (brand: Brand, { details }: KitOrder): string => `${sayingOf(brand)}${details.offer}${details.website}`;

const line = (brand: Brand, text: string, font: string, size: number, fill: string, place: { x: number; y: number; width: number }): Words => {
  const set = fittedLine(brand.text, text, { font, size }, place.width);
  const x = place.x + (place.width - set.width) / 2;
  return { path: new Path2D(movedPath(set.d, { x, y: place.y, scale: 1 })), fill, box: { x, y: place.y - set.size, width: set.width, height: set.size * 1.3 } };
};

export const endCardOf = (brand: Brand, { details }: KitOrder, ground: Ground, { safe, width, height }: FilmFormat): EndCard => {
  const unit = Math.min(width, height) / 100;
  const hasCall = details.website !== '';
  const logoBox = { x: safe.x + safe.width * 0.1, y: safe.y + safe.height * 0.08, width: safe.width * 0.8, height: safe.height * (hasCall ? 0.48 : 0.58) };
  const column = { x: safe.x, width: safe.width };
  const saying = sayingOf(brand);
  const offer = drawableText(details.offer, brand.text);
  const sayingY = logoBox.y + logoBox.height + unit * 11;
  const words = line(brand, details.website, brand.textFaces.strong, unit * 3.6, ground.color, { ...column, y: sayingY + unit * 12 });
  const button: Box = { x: words.box.x - unit * 4, y: words.box.y - unit * 2.1, width: words.box.width + unit * 8, height: words.box.height + unit * 3.4 };
  return {
    logo: logoPieces(ground.logo('primary'), logoBox),
    saying: saying === '' ? null : line(brand, saying, brand.textFaces.regular, unit * 4.2, ground.text, { ...column, y: sayingY }),
    offer: offer === '' ? null : line(brand, offer, brand.textFaces.strong, unit * 5.2, ground.accent, { ...column, y: sayingY }),
    call: hasCall ? { words, button: { path: new Path2D(roundedRectangle(button, button.height)), fill: ground.text, box: button } } : null,
  };
};
