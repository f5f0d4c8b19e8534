import type { FontLibrary } from '@fifteen/typography';
import type { Budget } from '../budget.ts';
import { DrawingError, finite } from '../budget.ts';
import { type Letter, Lettering } from '../lettering.ts';
import { Shape } from '../shape.ts';
import { fontAnchors } from './font-anchors.ts';

export interface TextOptions {
  /** Id of a font style: "jost-600". Its file must be ready in the library. */
  readonly font: string;
  /** Units an em. 200 unless given. */
  readonly size?: number;
  /** Extra space between letters, in ems. */
  readonly tracking?: number;
}

/** Sets one line in a font of the library. Throws a {@link DrawingError} for a font that does not exist. */
export function fontLettering(text: string, { font, size = 200, tracking = 0 }: TextOptions, library: FontLibrary, budget: Budget): Lettering {
  const style = library.styles.find(({ id }) => id === font);
  if (!style) throw new DrawingError(`No font "${font}".`);
  finite(size, 'font size');
  budget.spend();
  const glyphs = library.shape(font, text, { size, tracking: finite(tracking, 'tracking') });
  const measures = {
    baseline: 0,
    capHeight: style.cap * size,
    xHeight: style.xHeight * size,
    ascender: style.cap * size * 1.05,
    descender: style.descender * size,
    stem: style.stem * size,
  };
  const letters = glyphs.map((glyph): Letter => {
    const shape = new Shape(glyph.outline, budget);
    return { text: glyph.text, shape, parts: [], x: glyph.x, advance: glyph.advance, anchors: fontAnchors(glyph.text, shape, measures) };
  });
  return new Lettering(letters, measures, budget);
}
