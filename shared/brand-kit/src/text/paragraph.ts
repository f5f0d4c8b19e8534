import type { FontLibrary } from '@fifteen/logo-engine';
import { type Face, lineOf, type TextLine } from './line.ts';

const SPACE = /\s+/;

/** Words to lines no wider than a column, greedily; a word that is wider stands alone on its line. */
export const paragraphOf = (library: FontLibrary, text: string, face: Face, width: number): TextLine[] => {
  const lines: TextLine[] = [];
  let words: string[] = [];
  const finish = (): void => {
    if (words.length > 0) lines.push(lineOf(library, words.join(' '), face));
  };
  for (const word of text.split(SPACE).filter(Boolean)) {
    const tried = [...words, word];
    if (words.length > 0 && lineOf(library, tried.join(' '), face).width > width) {
      finish();
      words = [word];
    } else words = tried;
  }
  finish();
  return lines;
};

/** The largest size up to the face's own at which a line is no wider than a column. */
export const fittedLine = (library: FontLibrary, text: string, face: Face, width: number): TextLine & { readonly size: number } => {
  const line = lineOf(library, text, face);
  if (line.width <= width) return { ...line, size: face.size };
  const size = face.size * (width / line.width);
  return { ...lineOf(library, text, { ...face, size }), size };
};
