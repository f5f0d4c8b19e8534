import type { Artwork } from '@fifteen/logo-engine';
import PdfWriter from 'pdfkit';
import { labOf } from './lab.ts';

/** The same in every file: a date from the clock would change its bytes. */
const DATE = new Date(Date.UTC(2026, 0, 1));
const POINTS_A_UNIT = 0.5;
/** White of CIE illuminant D50. */
const D50 = [0.9642, 1, 0.8249];

/** What pdfkit has and its types do not know. */
interface Inner {
  addContent(operator: string): void;
  page: { colorSpaces: Record<string, PDFKit.PDFKitReference> };
}

/** A color of the logo as an ink of its own. */
export interface SpotInk {
  /** "Harbour Coffee 1". */
  readonly name: string;
  readonly hex: string;
}

/** The flat color of a fill; a gradient is printed as its first color. */
const flat = ({ fill }: Artwork['shapes'][number]): string => (typeof fill === 'string' ? fill : fill.stops[0]!.color);

/** PDF names are of plain characters. */
const plainName = (name: string): string => name.normalize('NFKD').replaceAll(/[^A-Za-z0-9 ]/g, '').replaceAll(/\s+/g, ' ').trim() || 'Brand';

/** The inks of an artwork in the order in which they are drawn, named after the company. */
export const spotInksOf = ({ shapes }: Artwork, company: string): SpotInk[] =>
  [...new Set(shapes.map(flat))].map((hex, at) => ({ hex, name: `${plainName(company)} ${at + 1}` }));

/** A separation whose look on the screen is told in Lab, so that no other ink's formula is promised. Source: ISO 32000-1, 8.6.6.4. */
const separationOf = (writer: PDFKit.PDFDocument, { name, hex }: SpotInk): PDFKit.PDFKitReference => {
  const look = { FunctionType: 2, Domain: [0, 1], C0: [100, 0, 0], C1: [...labOf(hex)], N: 1 };
  const space = ['Separation', name.replaceAll(' ', '#20'), ['Lab', { WhitePoint: D50, Range: [-128, 127, -128, 127] }], look];
  const ref = writer.ref(space as unknown as Record<string, unknown>);
  ref.end('');
  return ref;
};

/** An artwork in named spot inks, without its background: one separation a color. Same input, same bytes. */
export const spotPdf = async (artwork: Artwork, company: string): Promise<Uint8Array> => {
  const { width, height, shapes } = artwork;
  const info = { Title: `${company}: spot colors`, Producer: 'fifteen', Creator: 'fifteen', CreationDate: DATE };
  // pdfkit takes no font at all for an empty name; its types know only real ones.
  const writer = new PdfWriter({ size: [width * POINTS_A_UNIT, height * POINTS_A_UNIT], margin: 0, font: '', info });
  const chunks: Uint8Array[] = [];
  const done = (async () => {
    for await (const chunk of writer) chunks.push(chunk as Uint8Array);
  })();
  const inner = writer as unknown as Inner;
  const spaces = new Map<string, string>();
  for (const [at, ink] of spotInksOf(artwork, company).entries()) {
    spaces.set(ink.hex, `Spot${at}`);
    inner.page.colorSpaces[`Spot${at}`] = separationOf(writer, ink);
  }
  writer.scale(POINTS_A_UNIT);
  for (const shape of shapes) {
    writer.path(shape.d);
    inner.addContent(`/${spaces.get(flat(shape))!} cs 1 scn`);
    inner.addContent('f*');
  }
  writer.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
};
