import { PRODUCT_NAME } from '@fifteen/contracts';
import { toSvg, type FontLibrary } from '@fifteen/logo-engine';
import { createHash } from 'node:crypto';

const FONT = 'jost-600';
/** Units of the drawing's 1000: small enough to judge the logo, dense enough that no part of it is free. */
const LETTER_SIZE = 40;
const GAP = 64;
const LINE_HEIGHT = 118;
const ANGLE = -28;
/** Light and dark edge by edge: one of them shows on every ground. */
const PAINTS = [
  { fill: '#000000', opacity: 0.13, offset: 0.9 },
  { fill: '#ffffff', opacity: 0.3, offset: -0.9 },
];

export type Watermark = (svg: string, salt: string) => string;

const offsetOf = (salt: string): { x: number; y: number } => {
  const digest = createHash('sha256').update(salt).digest();
  return { x: digest.readUInt16BE(0) % 200, y: digest.readUInt16BE(2) % LINE_HEIGHT };
};

/** The product's name as an outline, shaped once. */
const wordOf = async (library: FontLibrary): Promise<{ data: string; width: number }> => {
  await library.ready([FONT], PRODUCT_NAME);
  const glyphs = library.shape(FONT, PRODUCT_NAME, { size: LETTER_SIZE, tracking: 0.02 });
  const last = glyphs.at(-1);
  return { data: glyphs.map(({ outline }) => toSvg(outline)).join(''), width: last ? last.x + last.advance : 0 };
};

const linesOf = (width: number, offset: { x: number; y: number }): string => {
  const step = width + GAP;
  const uses: string[] = [];
  for (let line = 0, y = offset.y - 1000; y < 1000; line += 1, y += LINE_HEIGHT) {
    for (let x = offset.x - 1000 + (line % 2) * (step / 2); x < 1000; x += step) {
      uses.push(`<use href="#watermark" x="${Math.round(x)}" y="${Math.round(y)}"/>`);
    }
  }
  return uses.join('');
};

/** Writes the product's name across a drawing of 1000 by 1000 units, so that it is part of the pixels. */
export const createWatermark = async (library: FontLibrary): Promise<Watermark> => {
  const { data, width } = await wordOf(library);
  return (svg, salt) => {
    const lines = linesOf(width, offsetOf(salt));
    const layers = PAINTS.map(
      ({ fill, opacity, offset }) =>
        `<g fill="${fill}" fill-opacity="${opacity}" transform="translate(${500 + offset} ${500 + offset}) rotate(${ANGLE})">${lines}</g>`,
    );
    const overlay = `<defs><path id="watermark" fill-rule="evenodd" d="${data}"/></defs>${layers.join('')}`;
    const end = svg.lastIndexOf('</svg>');
    return `${svg.slice(0, end)}${overlay}${svg.slice(end)}`;
  };
};
