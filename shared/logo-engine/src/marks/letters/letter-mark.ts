import { type Path, boundsOf, boundsOfAll, byPath, thinnestStroke, transform, typicalStroke } from '../../geometry/index.ts';
import type { GeneratorInfo } from '../mark-tags.ts';
import type { Drawing, Pen } from '../pen.ts';

/** A treatment of the company's initials. */
export interface LetterMark extends GeneratorInfo {
  /** How many initials it shows. */
  initials: 1 | 2;
  /** Where the letter comes from: the font, or our constructed alphabet. */
  from: 'font' | 'construction';
  /** Letters that it would make unreadable or turn into something else. */
  avoid: string;
  /** Its cuts would part a letter from its accent. */
  cuts?: true;
  /** Null where the letter cannot be drawn. */
  draw(pen: Pen): Drawing | null;
}

/** Letters made of level bars, in three scripts: stripes and crops turn them into other signs. */
export const BARRED = 'EFLTZIH17ГЕНПТЦШЩΓΕΖΗΙΞΠΤ';

/** Letters that are a bare stroke: tiled, brushed or chequered they are no letter any more. */
export const BARE = 'I1ІΙ';

/** Thinner strokes of a letter are gone in a mark of a thousand units. */
const LEAST_HAIRLINE = 9;

/** The initial, centred on the origin, this high and at most this wide. Null if the font lacks it or draws it in hairlines. */
export function glyph(pen: Pen, which: 'first' | 'second', height: number, widest = Infinity): Path | null {
  const char = pen.initials[which];
  if (!char || !pen.font) return null;
  const outline = pen.letter(pen.font, char);
  const sizes = fitted(outline);
  const key = `${height} ${widest}`;
  const found = sizes.get(key);
  if (found !== undefined) return found;
  const letter = inSize(outline, height, widest);
  sizes.set(key, letter);
  return letter;
}

/** The sizes that an outline was asked for: the same letter again is the same path, and what was measured on it holds. */
const fitted = byPath(() => new Map<string, Path | null>());

function inSize(outline: Path, height: number, widest: number): Path | null {
  const box = boundsOf(outline);
  if (box.width === 0 || box.height === 0) return null;
  const factor = Math.min(height / box.height, widest / box.width);
  return thinnestStroke(outline) * factor < LEAST_HAIRLINE ? null : transform(outline, factor, 0, 0, factor, -box.cx * factor, -box.cy * factor);
}

/** Cuts and stripes need mass to cut into. */
const HEAVY = 105;

/** The first initial, if its strokes are heavy enough to be cut. */
export function heavyGlyph(pen: Pen, height: number, widest: number): Path | null {
  const letter = glyph(pen, 'first', height, widest);
  return letter && stemOf(letter) >= HEAVY ? letter : null;
}

/** A hairline may be this much thinner than the stems; thinner ones are gone once they are cut or cropped. */
const LEAST_EVEN = 0.45;

/** The first initial, if all its strokes are heavy enough to be cut. */
export function evenGlyph(pen: Pen, height: number, widest: number): Path | null {
  const letter = heavyGlyph(pen, height, widest);
  return letter && thinnestStroke(letter) >= stemOf(letter) * LEAST_EVEN ? letter : null;
}

/**
 * For treatments of two letters: both in one size on one baseline, each in the middle of its own width. Null if one is
 * missing or drawn in hairlines.
 */
export function bothGlyphs(pen: Pen, height: number, widest = Infinity): [Path, Path] | null {
  const { font, initials } = pen;
  if (!font || !initials.first || !initials.second) return null;
  const outlines = [pen.letter(font, initials.first), pen.letter(font, initials.second)] as const;
  const boxes = outlines.map(boundsOf);
  if (boxes.some(({ width }) => width === 0)) return null;
  const { y, height: tall } = boundsOfAll(outlines);
  const factor = Math.min(height / tall, ...boxes.map(({ width }) => widest / width));
  if (outlines.some((outline) => thinnestStroke(outline) * factor < LEAST_HAIRLINE)) return null;
  const placed = (outline: Path) => transform(outline, factor, 0, 0, factor, -boundsOf(outline).cx * factor, -(y + tall / 2) * factor);
  return [placed(outlines[0]), placed(outlines[1])];
}

export const stemOf = (letter: Path): number => typicalStroke(letter);
