import PdfWriter from 'pdfkit';
import type { Area, Fill, Picture } from '../picture/picture.ts';

/** The same in every file: a date from the clock would change its bytes. */
const DATE = new Date(Date.UTC(2026, 0, 1));

/** Text that is unseen over its outlines, so that it can be searched and copied. */
export interface HiddenWord {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

export interface ScreenPage {
  /** In the reader's list of contents. */
  readonly title: string;
  readonly picture: Picture;
  readonly words: readonly HiddenWord[];
}

type Writer = PDFKit.PDFDocument;

/** Characters of the one encoding that a font which is not embedded has. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€]+$/;

const paintOf = (writer: Writer, fill: Fill): PDFKit.Mixins.ColorValue => {
  if (typeof fill === 'string') return fill;
  const shading = writer.linearGradient(...fill.from, ...fill.to);
  for (const { offset, color, opacity } of fill.stops) shading.stop(offset, color, opacity);
  return shading as unknown as PDFKit.Mixins.ColorValue;
};

const drawArea = (writer: Writer, { d, fill, opacity = 1 }: Area): void => {
  writer.fillOpacity(opacity).path(d).fill(paintOf(writer, fill), 'even-odd');
};

const hideWord = (writer: Writer, { text, x, y, size, width }: HiddenWord): void => {
  if (!PLAIN.test(text)) return;
  writer.font('Helvetica', size);
  const horizontalScaling = (width / Math.max(writer.widthOfString(text), 0.1)) * 100;
  // The types of pdfkit do not know its scaling of words.
  const options: PDFKit.Mixins.TextOptions & { horizontalScaling: number } = { lineBreak: false, horizontalScaling };
  writer.fillOpacity(0).text(text, x, y - size * 0.718, options);
};

const drawPage = (writer: Writer, { title, picture: { width, height, ground, areas }, words }: ScreenPage): void => {
  writer.addPage({ size: [width, height], margin: 0 });
  writer.outline.addItem(title);
  if (ground) writer.rect(0, 0, width, height).fill(ground);
  for (const area of areas) drawArea(writer, area);
  for (const word of words) hideWord(writer, word);
};

/** Pages for the screen: RGB, outlines, the text as a layer to search and copy, a list of contents. `lang`: of the words, for screen readers. Same input, same bytes. */
export const screenPdf = async (pages: readonly ScreenPage[], title: string, lang = 'en'): Promise<Uint8Array> => {
  const info = { Title: title, Producer: 'fifteen', Creator: 'fifteen', CreationDate: DATE };
  const writer = new PdfWriter({ autoFirstPage: false, displayTitle: true, lang, info });
  const chunks: Uint8Array[] = [];
  const done = (async () => {
    for await (const chunk of writer) chunks.push(chunk as Uint8Array);
  })();
  for (const page of pages) drawPage(writer, page);
  writer.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
};
