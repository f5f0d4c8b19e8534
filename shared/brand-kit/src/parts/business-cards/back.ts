import type { CardDetails } from '@fifteen/contracts';
import type { Brand } from '../../brand.ts';
import { type Ground, groundsOf } from '../../grounds.ts';
import { type Look, lookOf } from '../../look.ts';
import { insetBox } from '../../picture/bounds.ts';
import type { Area, Box, Picture } from '../../picture/picture.ts';
import { placed } from '../../picture/place.ts';
import { rectangle } from '../../picture/shapes.ts';
import { readsFromRight } from './card-text.ts';
import { contactBlock } from './contact-lines.ts';

/** A card's back as it is composed: the page with its bleed, the trim in it, and what is safe from the knife. */
interface Back {
  readonly brand: Brand;
  readonly ground: Ground;
  readonly details: CardDetails;
  readonly page: { readonly width: number; readonly height: number };
  readonly inner: Box;
  readonly card: Box;
  /** Everything stands the other way round. */
  readonly fromRight: boolean;
}

const SYMBOL = 0.2;
/** Points between the symbol and the details, at least. */
const APART = 10;
/** Share of the inner width that details take beside a large symbol, if they fit. */
const TEXT = 0.62;
const PANEL = 0.34;

const mirrored = ({ x, width, ...rest }: Box, page: number): Box => ({ ...rest, width, x: page - x - width });
const sided = (box: Box, { fromRight, page }: Back): Box => (fromRight ? mirrored(box, page.width) : box);

/** The symbol above the details, where these leave room for it. */
const smallSymbol = ({ ground, inner }: Back, textHeight: number, anchor: number): Area[] => {
  const height = Math.min(inner.height * SYMBOL, inner.height - textHeight - APART);
  if (height < inner.height * SYMBOL * 0.6) return [];
  return placed(ground.logo('symbol'), { ...inner, height }, { x: anchor, y: 0 });
};

/** The symbol, large and cut by the card's edge, a shade off the ground. */
const largeSymbol = (back: Back): Area[] => {
  const { ground, page } = back;
  const side = page.height * 1.25;
  const box = sided({ x: page.width - side * 0.62, y: (page.height - side) / 2, width: side, height: side }, back);
  return placed(ground.logo('symbol'), box).map((area) => ({ ...area, fill: ground.shade }));
};

/** Details at the foot of one side, the symbol above them and once more, large, at the other side. */
const asGrid = (back: Back): Area[] => {
  const { brand, ground, details, inner } = back;
  const narrow = contactBlock(brand, ground, details, { width: inner.width * TEXT, height: Infinity });
  const block = narrow.height > inner.height * 0.72 ? contactBlock(brand, ground, details, inner) : narrow;
  const edge = back.fromRight ? 1 : 0;
  return [...largeSymbol(back), ...smallSymbol(back, block.height, edge), ...block.areasIn(inner, back.fromRight ? 'right' : 'left')];
};

/** All on the middle line: the symbol, a fine rule, the details. */
const asSerene = (back: Back): Area[] => {
  const { brand, ground, details, inner } = back;
  const block = contactBlock(brand, ground, details, inner);
  const symbol = smallSymbol(back, block.height + APART, 0.5);
  const rule = { d: rectangle({ x: inner.x + inner.width / 2 - 12, y: inner.y + inner.height - block.height - APART * 0.6, width: 24, height: 0.5 }), fill: ground.accent };
  return [...symbol, ...(symbol.length > 0 ? [rule] : []), ...block.areasIn(inner, 'centre')];
};

/** A field of the leading color with the symbol at one side, the details at the other. */
const asPoster = (back: Back): Area[] => {
  const { brand, ground, details, page, card, inner } = back;
  const { bold, dark } = groundsOf(brand);
  const field = bold.color === ground.color ? dark : bold;
  const panel = sided({ x: card.x + card.width * (1 - PANEL), y: 0, width: page.width - card.x - card.width * (1 - PANEL), height: page.height }, back);
  const seen = sided({ x: card.x + card.width * (1 - PANEL), y: card.y, width: card.width * PANEL, height: card.height }, back);
  const text = sided({ ...inner, width: card.x + card.width * (1 - PANEL) - inner.x - APART }, back);
  const block = contactBlock(brand, ground, details, text);
  if (block.height > text.height) return asGrid(back);
  return [
    { d: rectangle(panel), fill: field.color },
    ...placed(field.logo('symbol'), insetBox(seen, seen.width * 0.16)),
    ...block.areasIn({ ...text, y: text.y - (text.height - block.height) / 2 }, back.fromRight ? 'right' : 'left'),
  ];
};

/** Nobody's card: the symbol in the middle, and once more behind it. */
const withoutDetails = (back: Back): Area[] => {
  const { ground, card } = back;
  const side = card.height * 0.46;
  const middle = { x: card.x + (card.width - side) / 2, y: card.y + (card.height - side) / 2, width: side, height: side };
  return placed(ground.logo('symbol'), middle);
};

const LAYOUTS: Readonly<Record<Look, (back: Back) => Area[]>> = { grid: asGrid, serene: asSerene, poster: asPoster };

/** Air inside the safe zone, in points. */
const AIR = 5;

/** The side with a person's details, laid out as the brand's look asks for; with none, the symbol alone. */
export const cardBack = (brand: Brand, ground: Ground, details: CardDetails, page: { width: number; height: number }, card: Box, safe: number): Picture => {
  const back: Back = { brand, ground, details, page, card, inner: insetBox(card, safe + AIR), fromRight: readsFromRight(details) };
  const { name, role, phone, email, website, address } = details;
  const isEmpty = [name, role, phone, email, website, address].every((line) => line === '');
  return { ...page, ground: ground.color, areas: isEmpty ? withoutDetails(back) : LAYOUTS[lookOf(brand)](back) };
};
