import type { FontLibrary } from '@fifteen/typography';
import { type Face, lineOf, type TextLine } from '../../text/line.ts';

export interface SetLine extends TextLine {
  readonly size: number;
}

/** Where an address may be broken: behind a blank, an @, a full stop, a slash, a hyphen or a low line. */
const BREAKS = /(?<=[\s@./_-])/u;

/** Pieces of a text in lines that are no longer than a share of it; a piece without a break is cut between letters. */
const inLines = (text: string, count: number): string[] => {
  const most = Math.ceil([...text].length / count);
  const pieces = text.split(BREAKS).flatMap((piece) => ([...piece].length > most ? (piece.match(new RegExp(`.{1,${most}}`, 'gsu')) ?? []) : [piece]));
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && [...last, ...piece].length <= most + 2) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim()).filter(Boolean);
};

const MOST_LINES = 6;

/** A text in a column: on one line if it fits at the least size, else on as many lines as it then needs. */
export const brokenLine = (library: FontLibrary, text: string, face: Face, { width, least }: { width: number; least: number }): SetLine[] => {
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const lines = (count === 1 ? [text] : inLines(text, count)).map((line) => lineOf(library, line, face));
    const widest = Math.max(...lines.map((line) => line.width));
    const size = Math.min(face.size, (face.size * width) / widest);
    if (size >= least || count === MOST_LINES) return lines.map((line) => ({ ...lineOf(library, line.text, { ...face, size }), size }));
  }
  return [];
};
