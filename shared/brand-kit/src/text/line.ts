import { toSvg } from '@fifteen/geometry';
import type { FontLibrary } from '@fifteen/typography';
import { movedPath } from '../picture/move.ts';
import type { Area, Fill } from '../picture/picture.ts';
import { scriptFromRight } from './reading.ts';

export interface Face {
  /** Id of a style: "inter-400". */
  readonly font: string;
  /** Units an em. */
  readonly size: number;
  /** Extra space between letters, in ems; 0 unless given. */
  readonly tracking?: number;
}

export interface TextLine {
  readonly text: string;
  /** Outlines with the baseline at 0 and the line beginning at x 0. */
  readonly d: string;
  readonly width: number;
}

/** A letter as it is in its line. */
export type Letter = ReturnType<FontLibrary['shape']>[number];

const OF_BOTH_WAYS = /[\p{Script=Latin}\p{N}]/u;

/** Letters that stand one after the other as a line of their own. Outlines are written when somebody draws it: most lines are only measured. */
export const lineFrom = (text: string, glyphs: readonly Letter[]): TextLine => {
  const [begins, last] = [glyphs[0]?.x ?? 0, glyphs.at(-1)];
  return {
    text,
    width: last ? last.x + last.advance - begins : 0,
    get d() {
      const outlines = glyphs.map(({ outline }) => toSvg(outline)).join(' ');
      return begins === 0 ? outlines : movedPath(outlines, { x: -begins, y: 0, scale: 1 });
    },
  };
};

const shaped = (library: FontLibrary, text: string, { font, size, tracking = 0 }: Face): TextLine => lineFrom(text, library.shape(font, text, { size, tracking }));

/** Word by word from the right: shaped as a whole, a stop between two words changes places with the blank behind it. */
const fromRight = (library: FontLibrary, text: string, face: Face): TextLine => {
  const words = text.split(' ').map((word) => shaped(library, word, face));
  const blank = shaped(library, ' ', face).width;
  const width = words.reduce((sum, word) => sum + word.width, blank * (words.length - 1));
  let right = width;
  const outlines = words.map((word) => {
    const x = right - word.width;
    right = x - blank;
    return word.d.trim() === '' ? '' : movedPath(word.d, { x, y: 0, scale: 1 });
  });
  return { text, d: outlines.join(' '), width };
};

/** One line of text as outlines. `ready` must have been awaited for its font and characters. */
export const lineOf = (library: FontLibrary, text: string, face: Face): TextLine =>
  scriptFromRight(text) && text.includes(' ') && !OF_BOTH_WAYS.test(text) ? fromRight(library, text, face) : shaped(library, text, face);

export type Alignment = 'left' | 'centre' | 'right';
const SHIFT: Readonly<Record<Alignment, number>> = { left: 0, centre: 0.5, right: 1 };

export interface LinePlace {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly fill: Fill;
  /** Which end of the line is at x; left unless given. */
  readonly align?: Alignment;
  readonly opacity?: number;
}

/** The line as an area of a picture. */
export const lineArea = ({ d, width }: TextLine, { x, y, fill, align = 'left', opacity }: LinePlace): Area => ({
  d: movedPath(d, { x: x - width * SHIFT[align], y, scale: 1 }),
  fill,
  ...(opacity === undefined ? {} : { opacity }),
});
