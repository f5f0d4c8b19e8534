import type { Brand } from '../../brand.ts';
import { type Ground, groundsOf } from '../../grounds.ts';
import type { KitFile } from '../../kit-file.ts';
import type { KitOrder, KitPart, Making } from '../../kit-part.ts';
import { movedAreas } from '../../picture/move.ts';
import type { Box, Picture } from '../../picture/picture.ts';
import { pngOf } from '../../picture/png.ts';
import { printPdf } from '../../print/pdf-pages.ts';
import { cardBack } from './back.ts';
import { drawableDetails } from './card-text.ts';
import { CARD_FORMATS, type CardFormat } from './formats.ts';
import { cardFront } from './front.ts';

/** Pixels an inch in the preview pictures. */
const PREVIEW_DPI = 400;

type Version = 'light' | 'dark';
const VERSIONS: readonly Version[] = ['light', 'dark'];

interface Sides {
  readonly front: Picture;
  readonly back: Picture;
}

const sidesOf = (brand: Brand, { details }: KitOrder, grounds: Readonly<Record<Version, Ground>>, version: Version, format: CardFormat): Sides => {
  const { width, height, bleed, safe } = format;
  const page = { width: width + 2 * bleed, height: height + 2 * bleed };
  const trim: Box = { x: bleed, y: bleed, width, height };
  return { front: cardFront(grounds[version], page, trim), back: cardBack(brand, grounds[version], details, page, trim, safe) };
};

/** What is seen of a page once it is cut. */
const trimmed = ({ width, height, ground, areas }: Picture, bleed: number): Picture => ({
  width: width - 2 * bleed,
  height: height - 2 * bleed,
  ...(ground === undefined ? {} : { ground }),
  areas: movedAreas(areas, { x: -bleed, y: -bleed, scale: 1 }),
});

const preview = async (name: string, label: string, picture: Picture, bleed: number): Promise<KitFile> => {
  const seen = trimmed(picture, bleed);
  const width = Math.round((seen.width / 72) * PREVIEW_DPI);
  const height = Math.round((seen.height / 72) * PREVIEW_DPI);
  return { name, preview: label, mediaType: 'image/png', bytes: await pngOf(seen, width), width, height };
};

async function* make(brand: Brand, { details }: KitOrder, { onProgress, signal }: Making): AsyncIterable<KitFile> {
  const order = { details: drawableDetails(details, brand.text) };
  const words = Object.values(order.details).join('');
  await brand.text.ready([brand.textFaces.regular, brand.textFaces.strong], words);
  const grounds = groundsOf(brand);
  const cards = CARD_FORMATS.flatMap((format) => VERSIONS.map((version) => ({ format, version })));
  for (const [done, { format, version }] of cards.entries()) {
    signal.throwIfAborted();
    const { front, back } = sidesOf(brand, order, grounds, version, format);
    const stem = `business-cards/${format.id}/${version}`;
    yield await preview(`${stem}-front.png`, `Front, ${version}, ${format.label}`, front, format.bleed);
    yield await preview(`${stem}-back.png`, `Back, ${version}, ${format.label}`, back, format.bleed);
    const pages = [front, back].map((picture) => ({ picture, bleed: format.bleed }));
    const bytes = await printPdf(pages, `${brand.name}: business card, ${version}, ${format.label}`);
    yield { name: `${stem}-print.pdf`, mediaType: 'application/pdf', bytes };
    onProgress((done + 1) / cards.length);
  }
}

/** Cards in two contrast versions, front and back, for American and European printers. */
export const businessCards: KitPart = { id: 'business_cards', make };
