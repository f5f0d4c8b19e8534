import type { FontLibrary } from '@fifteen/typography';
import { type Face, type Letter, lineFrom, lineOf, type TextLine } from './line.ts';
import { hasLettersFromRight } from './reading.ts';

/** Where a line may break: not at a no-break space, as French has before a colon. */
const SPACE = /[^\S\u00a0]+/;

/** Gives a line of the words from one to another, the latter left out. */
type LineOfWords = (from: number, to: number) => TextLine;

const wordByWord = (library: FontLibrary, words: readonly string[], face: Face): LineOfWords => (from, to) => lineOf(library, words.slice(from, to).join(' '), face);

/** Letters of each word, of a text that is shaped once; undefined where a blank is not a letter of its own. */
const lettersByWord = (glyphs: readonly Letter[], count: number): Letter[][] | undefined => {
  const letters: Letter[][] = [[]];
  for (const glyph of glyphs) {
    if (glyph.text === ' ') letters.push([]);
    else letters.at(-1)?.push(glyph);
  }
  return letters.length === count && letters.every(({ length }) => length > 0) ? letters : undefined;
};

const lineMaker = (library: FontLibrary, words: readonly string[], face: Face): LineOfWords => {
  const text = words.join(' ');
  if (hasLettersFromRight(text)) return wordByWord(library, words, face);
  const { font, size, tracking = 0 } = face;
  const letters = lettersByWord(library.shape(font, text, { size, tracking }), words.length);
  return letters ? (from, to) => lineFrom(words.slice(from, to).join(' '), letters.slice(from, to).flat()) : wordByWord(library, words, face);
};

/** Words to lines no wider than a column, greedily; a word that is wider stands alone on its line. */
export const paragraphOf = (library: FontLibrary, text: string, face: Face, width: number): TextLine[] => {
  const words = text.split(SPACE).filter(Boolean);
  const lineOfWords = lineMaker(library, words, face);
  const lines: TextLine[] = [];
  let from = 0;
  for (let to = 1; to <= words.length; to += 1) {
    const isLast = to === words.length;
    if (!isLast && lineOfWords(from, to + 1).width <= width) continue;
    lines.push(lineOfWords(from, to));
    from = to;
  }
  return lines;
};

/** The largest size up to the face's own at which a line is no wider than a column. */
export const fittedLine = (library: FontLibrary, text: string, face: Face, width: number): TextLine & { readonly size: number } => {
  const line = lineOf(library, text, face);
  if (line.width <= width) return { ...line, size: face.size };
  const size = face.size * (width / line.width);
  return { ...lineOf(library, text, { ...face, size }), size };
};
