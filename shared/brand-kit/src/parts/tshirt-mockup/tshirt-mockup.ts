import type { Brand } from '../../brand.ts';
import { contrastOf, mixed } from '../../color/color.ts';
import { type Ground, groundsOf } from '../../grounds.ts';
import type { KitFile } from '../../kit-file.ts';
import type { KitOrder, KitPart, Making } from '../../kit-part.ts';
import { movedAreas } from '../../picture/move.ts';
import type { Box, Picture } from '../../picture/picture.ts';
import { pixelsOfSvg, type Pixels, pngOfOpaque, pngOfPrint } from '../../picture/png.ts';
import { svgOfPicture } from '../../picture/svg.ts';
import { SHEET } from './garment/outline.ts';
import { type Cloth, photographOf, PIXELS_A_UNIT, PRINT_MARGIN, printOn } from './garment/photograph.ts';
import { chestPrint, frontPrint } from './prints.ts';
import { sceneFiles } from './scenes/scenes.ts';

const TINTS = ['light', 'dark'] as const;
type Tint = (typeof TINTS)[number];

/** Where prints lie on the sheet: the front below the collar, the chest on the wearer's left, the label inside the neck. */
const FRONT_AREA: Box = { x: 350, y: 322, width: 300, height: 400 };
const CHEST_AREA: Box = { x: 572, y: 336, width: 84, height: 84 };
const LABEL_AREA: Box = { x: 486, y: 199, width: 28, height: 28 };

/** White cotton is not paper white, and black cotton is not black: folds need room on both sides. */
const COTTON: Readonly<Record<Tint, string>> = { light: '#e9e7e3', dark: '#242426' };

const clothOf = ({ brief: { palette } }: Brand, { color }: Ground, tint: Tint): Cloth => {
  const isExtreme = contrastOf(color, tint === 'light' ? '#ffffff' : '#000000') < 1.6;
  const garment = mixed(color, COTTON[tint], isExtreme ? 0.7 : 0.12);
  const neutral = mixed(mixed(palette.pale, palette.main, 0.15), '#dcdad6', 0.62);
  return { garment, backdrop: tint === 'light' ? mixed(neutral, '#6f6b66', 0.2) : mixed(neutral, '#ffffff', 0.12) };
};

/** A print as large as it is on the sheet, with room around it for what folds carry along. */
const laid = ({ areas, width }: Picture, area: Box, opacity?: number): Pixels => {
  const moved = movedAreas(areas, { x: PRINT_MARGIN, y: PRINT_MARGIN, scale: area.width / width });
  const size = { width: area.width + 2 * PRINT_MARGIN, height: area.height + 2 * PRINT_MARGIN };
  return pixelsOfSvg(svgOfPicture({ ...size, areas: opacity === undefined ? moved : moved.map((part) => ({ ...part, opacity })) }), size.width * PIXELS_A_UNIT);
};

const LABEL_OPACITY = 0.6;

/** The cloth with the label inside its neck, for one print or another. */
const labelled = (brand: Brand, blank: Pixels, ground: Ground): Pixels => {
  printOn(blank, laid(chestPrint(brand, ground), LABEL_AREA, LABEL_OPACITY), LABEL_AREA);
  return blank;
};

const shown = (blank: Pixels, print: Picture, area: Box): Pixels => {
  const printed = { ...blank, data: blank.data.slice() };
  printOn(printed, laid(print, area), area);
  return printed;
};

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
    { name: `${stem}.png`, mediaType: 'image/png', bytes: await pngOfPrint(print, width), width, height },
    { name: `${stem}.svg`, mediaType: 'image/svg+xml', bytes: svg },
  ];
};

async function* filesIn(brand: Brand, ground: Ground, tint: Tint, signal: AbortSignal): AsyncIterable<KitFile> {
  const blank = labelled(brand, photographOf(clothOf(brand, ground, tint)), ground);
  const [front, chest] = [frontPrint(brand, ground), chestPrint(brand, ground)];
  yield await picture(`${tint}-front`, `Full front, ${tint}`, shown(blank, front, FRONT_AREA));
  signal.throwIfAborted();
  yield await picture(`${tint}-chest`, `Left chest, ${tint}`, shown(blank, chest, CHEST_AREA));
  signal.throwIfAborted();
  yield* await printFiles(`front-for-${tint}`, front);
  yield* await printFiles(`chest-for-${tint}`, chest);
}

async function* make(brand: Brand, _order: KitOrder, { onProgress, signal }: Making): AsyncIterable<KitFile> {
  const grounds = groundsOf(brand);
  for (const [done, tint] of TINTS.entries()) {
    signal.throwIfAborted();
    yield* filesIn(brand, grounds[tint], tint, signal);
    onProgress((done + 1) / (TINTS.length + 1));
  }
  yield* sceneFiles(brand, grounds, signal);
}

/** A light and a dark T-shirt with a large front print and a small one on the chest, the files that a printer needs, and the logo on a sign, a cup, a bag, a van and a phone. */
export const tshirtMockup: KitPart = { id: 'tshirt_mockup', make };
