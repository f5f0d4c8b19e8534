import { PRODUCT_NAME } from '@fifteen/contracts';
import { toSvg, type FontLibrary } from '@fifteen/logo-engine';
import { Resvg } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import { overlayOf, type Overlay } from './overlay.ts';

const FONT = 'jost-600';
/** Units of the drawing's 1000: small enough to judge the logo, dense enough that no part of it is free. */
const LETTER_SIZE = 40;
const GAP = 64;
const LINE_HEIGHT = 118;
const ANGLE = -28;
/** How far the words are moved from one drawing to another, along a line and across. */
const MOVES = { along: 200, across: LINE_HEIGHT };
/** More than the longest move, all round: each drawing shows another part of one larger picture. */
const MARGIN = 120;
/** Light and dark edge by edge: one of them shows on every ground. */
const DARK = { opacity: 0.13, offset: 0.9 };
const LIGHT = { opacity: 0.3, offset: -0.9 };

/** Writes the product's name into a square picture of so many pixels a side (RGBA, opaque). `salt` moves it. */
export type Watermark = (pixels: Uint8Array, size: number, salt: string) => void;

const moveOf = (salt: string): { x: number; y: number } => {
  const digest = createHash('sha256').update(salt).digest();
  const along = (digest.readUInt16BE(0) % MOVES.along) - MOVES.along / 2;
  const across = (digest.readUInt16BE(2) % MOVES.across) - MOVES.across / 2;
  const [cos, sin] = [Math.cos((ANGLE * Math.PI) / 180), Math.sin((ANGLE * Math.PI) / 180)];
  return { x: along * cos - across * sin, y: along * sin + across * cos };
};

interface Word {
  data: string;
  width: number;
}

/** The product's name as an outline, shaped once. */
const wordOf = async (library: FontLibrary): Promise<Word> => {
  await library.ready([FONT], PRODUCT_NAME);
  const glyphs = library.shape(FONT, PRODUCT_NAME, { size: LETTER_SIZE, tracking: 0.02 });
  const last = glyphs.at(-1);
  return { data: glyphs.map(({ outline }) => toSvg(outline)).join(''), width: last ? last.x + last.advance : 0 };
};

const linesOf = (width: number): string => {
  const step = width + GAP;
  const uses: string[] = [];
  for (let line = 0, y = -1000; y < 1000; line += 1, y += LINE_HEIGHT) {
    for (let x = -1000 + (line % 2) * (step / 2); x < 1000; x += step) {
      uses.push(`<use href="#word" x="${Math.round(x)}" y="${Math.round(y)}"/>`);
    }
  }
  return uses.join('');
};

/** How much of each pixel the words cover, 0 to 255 in every fourth byte, at so many pixels for 1000 units and the margin all round. */
const coverageOf = ({ data, width }: Word, { offset }: { offset: number }, size: number): Uint8Array => {
  const margin = marginAt(size);
  const [start, side] = [(-margin * 1000) / size, ((size + 2 * margin) * 1000) / size];
  const at = `translate(${500 + offset} ${500 + offset}) rotate(${ANGLE})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}"><defs><path id="word" fill-rule="evenodd" d="${data}"/></defs><path d="M-500-500h2000v2000h-2000z"/><g fill="#fff" transform="${at}">${linesOf(width)}</g></svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size + 2 * margin }, font: { loadSystemFonts: false } }).render().pixels;
};

const marginAt = (size: number): number => Math.ceil((MARGIN * size) / 1000);

/** The words are painted once for each size of picture; after that a picture costs no more than its inked pixels. */
export const createWatermark = async (library: FontLibrary): Promise<Watermark> => {
  const word = await wordOf(library);
  const overlays = new Map<number, Overlay>();
  const overlayAt = (size: number): Overlay => {
    const made = overlays.get(size) ?? overlayOf([DARK, LIGHT].map((paint) => coverageOf(word, paint, size)), [DARK.opacity, LIGHT.opacity]);
    overlays.set(size, made);
    return made;
  };
  return (pixels, size, salt) => {
    const { x, y } = moveOf(salt);
    const margin = marginAt(size);
    overlayAt(size)(pixels, size, { left: margin - Math.round((x * size) / 1000), top: margin - Math.round((y * size) / 1000) });
  };
};
