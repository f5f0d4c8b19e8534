import type { Artwork } from '@fifteen/logo-engine';
import { Path2D } from '@napi-rs/canvas';
import type { Box } from '../../../picture/picture.ts';

/** The smallest box around path data. */
const boundsOf = (d: string): Box => {
  const [left, top, right, bottom] = new Path2D(d).computeTightBounds();
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** What a logo covers of its picture. */
export const inkOf = ({ shapes }: Pick<Artwork, 'shapes'>): Box => boundsOf(shapes.map(({ d }) => d).join(' '));

const LETTERS = new Set(['text', 'tb', 'sub']);
/** Dots, accents and counters are below this place among all outlines by height, letters above it. */
const LETTER_PLACE = 0.6;

/** Height of an ordinary letter of a logo in units of its picture; null where there is no separate lettering. */
export const letterHeightOf = ({ shapes }: Artwork): number | null => {
  const outlines = shapes.filter(({ role }) => LETTERS.has(role)).flatMap(({ d }) => d.split(/(?=M)/).filter((outline) => outline.trim() !== ''));
  const heights = outlines.map((outline) => boundsOf(outline).height).toSorted((one, other) => one - other);
  return heights[Math.floor(heights.length * LETTER_PLACE)] ?? null;
};
