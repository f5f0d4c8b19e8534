import { PRODUCT_NAME } from '@fifteen/contracts';
import { toSvg } from '@fifteen/geometry';
import type { FontLibrary } from '@fifteen/typography';
import { Resvg } from '@resvg/resvg-js';

/** The site's own face: heavy, so that a filter which takes its strokes away takes the logo's with them. */
const FONT = 'bricolage-grotesque-800';
const WORD = PRODUCT_NAME.toUpperCase();

/** A letter as relief: 0 far outside, half at its rim, 255 in the middle of its strokes; row by row, the letter in the middle. */
export interface LetterShape {
  readonly width: number;
  readonly height: number;
  readonly relief: Uint8Array;
  /** Cap heights that it takes of its line. */
  readonly advance: number;
}

/** Pixels of a cap height in the shapes. */
export const CAP_PIXELS = 128;
/** Pixels that the relief rises over, from far outside to full. */
export const SLOPE = 16;

/** The letters of the product's name in their order, painted once. */
export const letterShapes = async (library: FontLibrary): Promise<readonly LetterShape[]> => {
  await library.ready([FONT], WORD);
  const size = 1 / library.style(FONT).cap;
  return library.shape(FONT, WORD, { size, tracking: 0 }).map(({ outline, x, advance }) => {
    const width = Math.ceil(advance * CAP_PIXELS) + SLOPE;
    const height = CAP_PIXELS + 2 * SLOPE;
    const left = x + (advance - width / CAP_PIXELS) / 2;
    const frame = `${left} ${-(height + CAP_PIXELS) / (2 * CAP_PIXELS)} ${width / CAP_PIXELS} ${height / CAP_PIXELS}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}"><path fill="#fff" fill-rule="evenodd" d="${toSvg(outline)}"/></svg>`;
    const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
    const coverage = Float32Array.from({ length: width * height }, (_, i) => pixels[4 * i + 3] ?? 0);
    return { width, height, advance, relief: Uint8Array.from(softened(softened(coverage, width), width), Math.round) };
  });
};

/** Mean of the square around each pixel, along rows and then along columns. */
const softened = (values: Float32Array, width: number): Float32Array => {
  const height = values.length / width;
  const rows = along(values, { lines: height, length: width, step: 1, line: width });
  return along(rows, { lines: width, length: height, step: width, line: 1 });
};

interface Way {
  readonly lines: number;
  readonly length: number;
  /** From one value of a line to the next, and from one line to the next. */
  readonly step: number;
  readonly line: number;
}

const along = (values: Float32Array, { lines, length, step, line }: Way): Float32Array => {
  const reach = SLOPE / 4;
  const means = new Float32Array(values.length);
  for (let from = 0; from < lines * line; from += line) {
    let sum = 0;
    const at = (i: number): number => (i < 0 || i >= length ? 0 : (values[from + i * step] ?? 0));
    for (let i = -reach; i < reach; i += 1) sum += at(i);
    for (let i = 0; i < length; i += 1) {
      sum += at(i + reach) - at(i - reach - 1);
      means[from + i * step] = sum / (2 * reach + 1);
    }
  }
  return means;
};
