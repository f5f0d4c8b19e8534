import type { Path } from '@fifteen/geometry';
import type { FontStyle } from './font-style.ts';

/** One shaped glyph, its outline placed at its position in the line, baseline at 0, y down. */
export interface PlacedGlyph {
  /** The characters it represents; empty for a mark that belongs to the glyph before. */
  text: string;
  outline: Path;
  /** Where it starts on the baseline, and how far the next one starts from there without tracking. */
  x: number;
  advance: number;
}

export interface ShapeOptions {
  /** Units an em. */
  size: number;
  /** Extra space between letters, in ems. */
  tracking: number;
}

/** The fonts that the engine may use, and the shaping of text with them. */
export interface FontLibrary {
  readonly styles: readonly FontStyle[];
  /** Throws for an id that the catalogue does not hold. */
  style(id: string): FontStyle;
  /** True if the style itself draws every character of the text; others are borrowed when they are shaped. */
  covers(id: string, text: string): boolean;
  /** Opens what these styles need for the text. Open files cost nothing. */
  ready(ids: Iterable<string>, text: string): Promise<void>;
  /** Shapes one line; `ready` must have been awaited for the style and the characters. */
  shape(id: string, text: string, options: ShapeOptions): PlacedGlyph[];
}
