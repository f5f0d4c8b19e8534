import type { Brand } from '../../brand.ts';
import { contrastOf, mixed } from '../../colour/colour.ts';
import { type Ground, groundsOf } from '../../grounds.ts';
import type { KitFile } from '../../kit-file.ts';
import type { KitOrder, KitPart, Making } from '../../kit-part.ts';
import { movedAreas } from '../../picture/move.ts';
import type { Area, Box, Picture } from '../../picture/picture.ts';
import { pixelsOfSvg, type Pixels, pngOf, pngOfOpaque } from '../../picture/png.ts';
import { svgOfPicture } from '../../picture/svg.ts';
import { SHEET } from './garment/outline.ts';
import { type Cloth, photographOf, PIXELS_A_UNIT, printedOn } from './garment/photograph.ts';
import { chestPrint, frontPrint } from './prints.ts';

const TINTS = ['light', 'dark'] as const;
type Tint = (typeof TINTS)[number];

/** Where prints lie on the sheet: the front below the collar, the chest on the wearer's left, the label inside the neck. */
const FRONT_AREA: Box = { x: 350, y: 322, width: 300, height: 400 };
const CHEST_AREA: Box = { x: 572, y: 336, width: 84, height: 84 };
const LABEL_AREA: Box = { x: 486, y: 199, width: 28, height: 28 };

/** White cotton is not paper white, and black cotton is not black: folds need room on both sides. */
const COTTON: Readonly<Record<Tint, string>> = { light: '#e9e7e3', dark: '#242426' };

const clothOf = ({ context: { palette } }: Brand, { colour }: Ground, tint: Tint): Cloth => {
  const isExtreme = contrastOf(colour, tint === 'light' ? '#ffffff' : '#000000') < 1.6;
  const garment = mixed(colour, COTTON[tint], isExtreme ? 0.7 : 0.12);
  const neutral = mixed(mixed(palette.soft, palette.primary, 0.15), '#dcdad6', 0.62);
  return { garment, backdrop: tint === 'light' ? mixed(neutral, '#6f6b66', 0.2) : mixed(neutral, '#ffffff', 0.12) };
};

/** A print where it lies on the sheet. */
const laid = ({ areas, width }: Picture, area: Box): Area[] => movedAreas(areas, { x: area.x, y: area.y, scale: area.width / width });

const shown = (blank: Pixels, ground: Ground, print: Picture, area: Box): Pixels => {
  const label = laid(chestPrint(ground), LABEL_AREA).map((part) => ({ ...part, opacity: 0.6 }));
  const withLabel = printedOn(blank, sheetOf(label), LABEL_AREA);
  return printedOn(withLabel, sheetOf(laid(print, area)), area);
};

const sheetOf = (areas: readonly Area[]): Pixels => pixelsOfSvg(svgOfPicture({ ...SHEET, areas }), SHEET.width * PIXELS_A_UNIT);

const SIZE = { width: SHEET.width * PIXELS_A_UNIT, height: SHEET.height * PIXELS_A_UNIT } as const;

const picture = async (name: string, preview: string, pixels: Pixels): Promise<KitFile> => ({
  name: `tshirt-mockup/${name}.png`,
  preview,
  mediaType: 'image/png',
  bytes: await pngOfOpaque(pixels),
  ...SIZE,
});

const printFiles = async (name: string, print: Picture): Promise<KitFile[]> => {
  const { width, height } = print;
  const stem = `tshirt-mockup/print/${name}`;
  const svg = new TextEncoder().encode(svgOfPicture(print));
  return [
    { name: `${stem}.png`, mediaType: 'image/png', bytes: await pngOf(print, width), width, height },
    { name: `${stem}.svg`, mediaType: 'image/svg+xml', bytes: svg },
  ];
};

async function* filesIn(brand: Brand, ground: Ground, tint: Tint, signal: AbortSignal): AsyncIterable<KitFile> {
  const blank = photographOf(clothOf(brand, ground, tint));
  const [front, chest] = [frontPrint(brand, ground), chestPrint(ground)];
  yield await picture(`${tint}-front`, `Full front, ${tint}`, shown(blank, ground, front, FRONT_AREA));
  signal.throwIfAborted();
  yield await picture(`${tint}-chest`, `Left chest, ${tint}`, shown(blank, ground, chest, CHEST_AREA));
  signal.throwIfAborted();
  yield* await printFiles(`front-for-${tint}`, front);
  yield* await printFiles(`chest-for-${tint}`, chest);
}

async function* make(brand: Brand, _order: KitOrder, { onProgress, signal }: Making): AsyncIterable<KitFile> {
  const grounds = groundsOf(brand);
  for (const [done, tint] of TINTS.entries()) {
    signal.throwIfAborted();
    yield* filesIn(brand, grounds[tint], tint, signal);
    onProgress((done + 1) / TINTS.length);
  }
}

/** A light and a dark T-shirt with a large front print and a small one on the chest, and the files that a printer needs. */
export const tshirtMockup: KitPart = { id: 'tshirt_mockup', make };
