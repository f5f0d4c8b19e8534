import type { FontLibrary } from '@fifteen/typography';
import { movedPath } from '../../../picture/move.ts';
import type { Area } from '../../../picture/picture.ts';
import { type Alignment, type Face, lineArea, lineOf, type TextLine } from '../../../text/line.ts';
import { fittedLine, paragraphOf } from '../../../text/paragraph.ts';

/** A face with its color and the distance between baselines. */
export interface Style extends Face {
  readonly fill: string;
  readonly leading: number;
}

/** Text where it stands, for those who copy it, search for it or have it read to them. */
export interface Word {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly align?: Alignment;
  /** The line is set smaller where it would be wider. */
  readonly width?: number;
}

interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** At which of its sides lines stand; left unless given. */
  readonly align?: Alignment;
}

/** Collects what is on a page. */
export interface Pen {
  readonly areas: Area[];
  readonly words: Word[];
  readonly put: (...areas: readonly Area[]) => void;
  /** One line with its baseline at y; gives its width. */
  readonly write: (text: string, style: Style, place: Place) => number;
  /** Lines from the first baseline down; gives the baseline that would follow. */
  readonly writeLines: (text: string, style: Style, column: Column) => number;
}

/** An English line that breaks before a word from right to left: signs, that word or words, the rest. */
const BEGINS_FROM_RIGHT = /^([^\p{L}]*)([\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+(?:\s+[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+)*)(.*\p{Script=Latin}.*)$/u;

/** The line as it is in English text: shaped on its own it would turn round with its first word. */
const inEnglish = (library: FontLibrary, line: TextLine, face: Face): TextLine => {
  const pieces = BEGINS_FROM_RIGHT.exec(line.text)?.slice(1);
  if (!pieces) return line;
  let x = 0;
  const outlines = pieces.filter(Boolean).map((piece) => {
    const { d, width } = lineOf(library, piece, face);
    const moved = d.trim() === '' ? '' : movedPath(d, { x, y: 0, scale: 1 });
    x += width;
    return moved;
  });
  return { text: line.text, d: outlines.join(' '), width: x };
};

const SHIFT: Readonly<Record<Alignment, number>> = { left: 0, centre: 0.5, right: 1 };

export const penOf = (library: FontLibrary): Pen => {
  const areas: Area[] = [];
  const words: Word[] = [];
  const set = (text: string, line: TextLine, size: number, fill: string, { x, y, align = 'left' }: Place): void => {
    areas.push(lineArea(line, { x, y, fill, align }));
    words.push({ text, x: x - line.width * SHIFT[align], y, size, width: line.width });
  };
  return {
    areas,
    words,
    put: (...more) => void areas.push(...more),
    write: (text, style, place) => {
      const line = fittedLine(library, text, style, place.width ?? Infinity);
      set(text, line, line.size, style.fill, place);
      return line.width;
    },
    writeLines: (text, style, { x, y, width, align = 'left' }) => {
      const lines = paragraphOf(library, text, style, width).map((line) => inEnglish(library, line, style));
      for (const [at, line] of lines.entries()) set(line.text, line, style.size, style.fill, { x: x + width * SHIFT[align], y: y + at * style.leading, align });
      return y + lines.length * style.leading;
    },
  };
};
