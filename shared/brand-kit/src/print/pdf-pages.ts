import PdfWriter from 'pdfkit';
import type { Area, Fill, Picture } from '../picture/picture.ts';
import { cmykOf } from './cmyk.ts';

/** The same in every file: a date from the clock would change its bytes. */
const DATE = new Date(Date.UTC(2026, 0, 1));

/** A page for a print shop, in points. The picture covers trim and bleed. */
export interface PrintPage {
  readonly picture: Picture;
  /** On all four sides of the trim. */
  readonly bleed: number;
}

/** White around the bleed, for the crop marks. */
const SLUG = 24;
const MARK_GAP = 4;
const MARK_LENGTH = 14;
const MARK_WIDTH = 0.25;

type Writer = PDFKit.PDFDocument;
type PdfColor = string;

/** pdfkit takes four shares as CMYK; its types know names only. */
const ink = (color: string, use?: 'area'): PdfColor => [...cmykOf(color, use)] as unknown as PdfColor;

const paintOf = (writer: Writer, fill: Fill): PdfColor => {
  if (typeof fill === 'string') return ink(fill);
  const shading = writer.linearGradient(...fill.from, ...fill.to);
  for (const { offset, color } of fill.stops) shading.stop(offset, ink(color));
  return shading as unknown as PdfColor;
};

const drawArea = (writer: Writer, { d, fill, opacity = 1 }: Area): void => {
  writer.fillOpacity(opacity).path(d).fill(paintOf(writer, fill), 'even-odd');
};

const drawCropMarks = (writer: Writer, { picture: { width, height }, bleed }: PrintPage): void => {
  const from = SLUG - MARK_GAP - MARK_LENGTH;
  writer.lineWidth(MARK_WIDTH).strokeColor(ink('#000000'));
  const mark = (x1: number, y1: number, x2: number, y2: number) => writer.moveTo(x1, y1).lineTo(x2, y2).stroke();
  const [right, bottom] = [width + 2 * SLUG, height + 2 * SLUG];
  for (const x of [SLUG + bleed, SLUG + width - bleed]) {
    mark(x, from, x, from + MARK_LENGTH);
    mark(x, bottom - from - MARK_LENGTH, x, bottom - from);
  }
  for (const y of [SLUG + bleed, SLUG + height - bleed]) {
    mark(from, y, from + MARK_LENGTH, y);
    mark(right - from - MARK_LENGTH, y, right - from, y);
  }
};

const drawPage = (writer: Writer, page: PrintPage): void => {
  const { picture, bleed } = page;
  const { width, height, ground, areas } = picture;
  writer.addPage({ size: [width + 2 * SLUG, height + 2 * SLUG], margin: 0 });
  const box = (inset: number) => [SLUG + inset, SLUG + inset, SLUG + width - inset, SLUG + height - inset];
  Object.assign(writer.page.dictionary.data, { BleedBox: box(0), TrimBox: box(bleed) });
  drawCropMarks(writer, page);
  writer.save().translate(SLUG, SLUG).rect(0, 0, width, height).clip();
  if (ground) writer.rect(0, 0, width, height).fill(ink(ground, 'area'));
  for (const area of areas) drawArea(writer, area);
  writer.restore();
};

/** Pages as PDF in CMYK with TrimBox, BleedBox and crop marks; outlines only, no font and no bitmap. Same input, same bytes. */
export const printPdf = async (pages: readonly PrintPage[], title: string): Promise<Uint8Array> => {
  const info = {
    Title: title,
    Producer: 'fifteen',
    Creator: 'fifteen',
    CreationDate: DATE,
    Subject: 'CMYK converted without a profile: ask your print shop for a proof',
  };
  // pdfkit takes no font at all for an empty name; its types know only real ones.
  const writer = new PdfWriter({ autoFirstPage: false, font: '', info });
  const chunks: Uint8Array[] = [];
  const done = (async () => {
    for await (const chunk of writer) chunks.push(chunk as Uint8Array);
  })();
  for (const page of pages) drawPage(writer, page);
  writer.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
};
