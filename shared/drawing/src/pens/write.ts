import { DrawingError, finite } from '../budget.ts';
import type { Draw } from '../draw.ts';
import { type Letter, Lettering } from '../lettering.ts';
import { transformAnchors } from '../anchors.ts';
import type { Matrix } from '../transformable.ts';
import { charactersOf } from './characters.ts';
import { PENS } from './index.ts';
import type { PenId, PenOptions, PenStyle } from './pen.ts';

/** Units to the cap height in which glyphs are drawn. */
const DRAWN = 1_000;
const DEFAULT_SIZE = 200;
const WORD_SPACE = 0.3;

/** Sets one line with a pen. Throws a DrawingError that names the first character the pen does not have. */
export function writeWithPen(text: string, id: PenId, options: PenOptions, d: Draw): Lettering {
  const pen = PENS[id];
  if (!pen) throw new DrawingError(`No pen "${String(id)}"; there are ${Object.keys(PENS).join(', ')}.`);
  const { size = DEFAULT_SIZE, tracking = 0 } = options;
  const style: PenStyle = {
    stem: finite(options.stem ?? pen.defaults.stem / DRAWN, 'stem') * DRAWN,
    radius: finite(options.radius ?? pen.defaults.radius / DRAWN, 'radius') * DRAWN,
    slope: finite(options.slope ?? pen.defaults.slope, 'slope'),
    width: finite(options.width ?? pen.defaults.width, 'width'),
    terminal: options.terminal ?? pen.defaults.terminal,
    inks: options.inks ?? pen.defaults.inks,
  };
  const k = finite(size, 'size') / DRAWN;
  const lean = Math.tan((style.slope * Math.PI) / 180);
  const side = pen.spacing(style);
  const characters = charactersOf(text, pen);
  const letters: Letter[] = [];
  let x = 0;
  let before = '';
  for (const { given, drawn: character } of characters) {
    if (character.trim() === '') {
      // Letters spaced out need words farther apart, or the words run together.
      x += (WORD_SPACE * style.width + 2 * Math.max(0, tracking)) * size;
      before = '';
      continue;
    }
    const glyph = pen.glyph(character, style, d);
    if (!glyph) throw new DrawingError(`The ${pen.name} pen has no "${character}".`);
    if (before !== '') x += (pen.kern(before, character, style) * size) / DRAWN + tracking * size;
    const start = x + side * glyph.left * k;
    const matrix: Matrix = [k, 0, -lean * k, k, start, 0];
    const advance = (side * (glyph.left + glyph.right) + glyph.width) * k;
    letters.push({
      text: given,
      shape: glyph.shape.transform(matrix),
      parts: (glyph.parts ?? []).map((part) => ({ ...part, shape: part.shape.transform(matrix) })),
      x,
      advance,
      anchors: transformAnchors(glyph.anchors, matrix),
    });
    x += advance;
    before = character;
  }
  const { capHeight, xHeight, ascender, descender } = pen.heights;
  return new Lettering(letters, { baseline: 0, capHeight: capHeight * k, xHeight: xHeight * k, ascender: ascender * k, descender: descender * k, stem: (pen.strokeOf?.(style) ?? style.stem) * k }, d.budget);
}

/** Whether the pen draws every character of the text. */
export function penCovers(id: PenId, text: string): boolean {
  const pen = PENS[id];
  return charactersOf(text, pen).every(({ drawn }) => drawn.trim() === '' || pen.has(drawn));
}
