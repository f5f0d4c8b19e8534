import { type Bounds, type Path, boundsOf, scale, translate, union } from '../../geometry/index.ts';
import type { Layer } from '../../layers.ts';
import { constructedLetter, tileLetterPath } from '../../marks/index.ts';
import type { FontLibrary, PlacedGlyph } from '../../type/font-library.ts';
import type { TypeSpec } from '../../type/type-spec.ts';
import { closedUp } from './closed-up.ts';
import { joinGlyphs } from './join-glyphs.ts';

/** Cap height that lettering is set at before it is scaled to the canvas: large, so that curves stay smooth. */
export const CAP = 400;

/** One line of lettering, its baseline at y = 0. */
export interface Line {
  layers: Layer[];
  bounds: Bounds;
  cap: number;
  xHeight: number;
  stem: number;
  /** Glyphs as shaped, for those that change single letters; empty for constructed lines. */
  glyphs: readonly PlacedGlyph[];
}

export interface LineOptions {
  font: string;
  cap: number;
  tracking: number;
  /** Sized by its small letters, so that a line in lower case stands as large as one in capitals. */
  isLower?: boolean;
}

/** How much of the cap height the small letters of a lower-case line take. */
const LOWER_SHARE = 0.72;

export function setLine(library: FontLibrary, text: string, { font, cap, tracking, isLower = false }: LineOptions): Line {
  const style = library.style(font);
  const size = cap / (isLower ? style.xHeight / LOWER_SHARE : style.cap);
  const glyphs = closedUp(library.shape(font, text, { size, tracking }), text, size);
  const path = joinGlyphs(glyphs);
  return {
    layers: [{ role: 'text', path }],
    bounds: boundsOf(path),
    cap: style.cap * size,
    xHeight: style.xHeight * size,
    stem: style.stem * size,
    glyphs,
  };
}

const WORD_SPACE = 460;

/** A line in the engine's own letters; every character must be constructable. */
export function constructLine(text: string, cap: number, { corner, weight, spacing }: NonNullable<TypeSpec['constructed']>): Line {
  return builtLine(text, cap, { letterOf: (char) => constructedLetter(char, { corner, weight }), gap: spacing * 10, space: WORD_SPACE, stem: (weight * 10) / (1 + weight / 100) });
}

/** A line laid in tiles; every character must have a pattern. Letters stand one tile apart, words nearly three. */
export const layLine = (text: string, cap: number, { grout }: NonNullable<TypeSpec['laid']>): Line =>
  builtLine(text, cap, { letterOf: (char) => tileLetterPath(char, grout), gap: TILE, space: TILE * 1.7, stem: TILE });

/** A tile's side in letters of 1,000. */
const TILE = 200;

interface BuiltLetters {
  letterOf(char: string): Path | null;
  /** Between letters and for a space, and the width of stems, in letters of 1,000. */
  gap: number;
  space: number;
  stem: number;
}

function builtLine(text: string, cap: number, { letterOf, gap, space, stem }: BuiltLetters): Line {
  const letters: Path[] = [];
  let x = 0;
  for (const char of text) {
    const letter = letterOf(char);
    if (!letter) {
      x += space;
      continue;
    }
    const { x: left, width } = boundsOf(letter);
    letters.push(translate(letter, x - left, 0));
    x += width + gap;
  }
  const factor = cap / 1000;
  const path = scale(union(...letters), factor);
  return { layers: [{ role: 'text', path }], bounds: boundsOf(path), cap, xHeight: cap, stem: stem * factor, glyphs: [] };
}

/** The line's ink as one path. */
export const inkOf = (line: Line): Path => union(...line.layers.map(({ path }) => path));
