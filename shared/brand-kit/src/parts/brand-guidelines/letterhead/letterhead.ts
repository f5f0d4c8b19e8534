import type { KitFile } from '../../../kit-file.ts';
import { movedAreas } from '../../../picture/move.ts';
import type { Area, Picture } from '../../../picture/picture.ts';
import { pngOf } from '../../../picture/png.ts';
import { printPdf } from '../../../print/pdf-pages.ts';
import { scriptFromRight } from '../../../text/reading.ts';
import { penOf } from '../sheet/pen.ts';
import { stylesOf } from '../sheet/styles.ts';
import type { Guide } from '../sheet/guide.ts';
import { letterOf } from './letter.ts';
import { LETTER_FORMATS, type LetterFormat } from './letter-formats.ts';
import { sampleLetter } from './sample-letter.ts';

const PREVIEW_WIDTH = 1240;
const SIDE = 62;
/** Of the sheet's width. */
const COLUMN = 0.66;
/** A letter as it may be written on the sheet: for the preview only. */
const sampleOf = ({ brand, copy, grounds: { light }, order: { details } }: Guide, { width, height }: LetterFormat): Area[] => {
  const pen = penOf(brand.text);
  const fromRight = scriptFromRight(brand.name) !== undefined;
  const column = { x: fromRight ? width - SIDE - width * COLUMN : SIDE, width: width * COLUMN, align: fromRight ? 'right' : 'left' } as const;
  const style = { ...stylesOf(brand, light).body, fill: '#222222' };
  let y = height * 0.29;
  for (const text of [...sampleLetter(brand.name, copy), details.name]) y = pen.writeLines(text, style, { ...column, y }) + 10;
  return pen.areas;
};

const trimmed = ({ areas, ground }: Picture, { width, height, bleed }: LetterFormat): Picture => ({
  width,
  height,
  ground: ground ?? '#ffffff',
  areas: movedAreas(areas, { x: -bleed, y: -bleed, scale: 1 }),
});

/** Letterheads for both sizes of paper: for print, and as they look with a letter on them. */
export async function* letterheads(guide: Guide): AsyncIterable<KitFile> {
  const { brand, order, grounds } = guide;
  for (const format of LETTER_FORMATS) {
    const picture = letterOf(brand, grounds.light, order.details, format);
    const seen = trimmed(picture, format);
    const shown = { ...seen, areas: [...seen.areas, ...sampleOf(guide, format)] };
    const height = Math.round((PREVIEW_WIDTH * seen.height) / seen.width);
    const stem = `guidelines/letterhead/${format.id}`;
    yield { name: `${stem}.png`, preview: `Letterhead, ${format.label}, with a sample letter`, mediaType: 'image/png', bytes: await pngOf(shown, PREVIEW_WIDTH), width: PREVIEW_WIDTH, height };
    yield { name: `${stem}-print.pdf`, mediaType: 'application/pdf', bytes: await printPdf([{ picture, bleed: format.bleed }], `${brand.name}: letterhead, ${format.label}`) };
  }
}
