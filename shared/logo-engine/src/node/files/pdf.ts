import PdfWriter from 'pdfkit';
import { POINTS_A_UNIT } from '../../export/numbers.ts';
import type { Gradient } from '../../color/paint.ts';
import type { Artwork } from '../../render/artwork.ts';

/** The same in every file: a date from the clock would change its bytes. */
const DATE = new Date(Date.UTC(2026, 0, 1));

export interface PdfOptions {
  /** What a reader shows as the document's name. */
  title: string;
}

/** An artwork as PDF of one page: even-odd areas, gradients as axial shadings, no font, no bitmap. Same input, same bytes. */
export async function pdfOf(artwork: Artwork, { title }: PdfOptions): Promise<Uint8Array> {
  const size: [number, number] = [artwork.width * POINTS_A_UNIT, artwork.height * POINTS_A_UNIT];
  // pdfkit takes no font at all for an empty name; its types know only real ones.
  const document = new PdfWriter({ size, margin: 0, font: '', info: { Title: title, Producer: 'fifteen', Creator: 'fifteen', CreationDate: DATE } });
  const bytes = collected(document);
  document.scale(POINTS_A_UNIT);
  paint(document, artwork);
  document.end();
  return bytes;
}

function paint(document: PDFKit.PDFDocument, artwork: Artwork): void {
  const { width, height, ground, shapes } = artwork;
  if (ground) document.rect(0, 0, width, height).fill(ground);
  for (const { d, fill } of shapes) {
    document.path(d).fill(typeof fill === 'string' ? fill : shadingOf(document, fill), 'even-odd');
  }
}

function shadingOf(document: PDFKit.PDFDocument, { stops, from, to }: Gradient): ReturnType<PDFKit.PDFDocument['linearGradient']> {
  const shading = document.linearGradient(...from, ...to);
  for (const { offset, color } of stops) shading.stop(offset, color);
  return shading;
}

async function collected(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of document) chunks.push(chunk as Uint8Array);
  return new Uint8Array(Buffer.concat(chunks));
}
