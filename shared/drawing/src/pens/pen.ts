import type { Anchors } from '../anchors.ts';
import type { Draw } from '../draw.ts';
import type { LetterPart, LetteringMeasures } from '../lettering.ts';
import type { ColorRole } from '../paint.ts';
import type { Shape } from '../shape.ts';

/** The drawn alphabets. */
export const PEN_IDS = ['monoline', 'angular', 'slit', 'blocks'] as const;
export type PenId = (typeof PEN_IDS)[number];

/** How a pen draws. Whatever is not given is the pen's own. */
export interface PenOptions {
  /** Cap height in units; 200 unless given. Everything else is relative to it. */
  readonly size?: number;
  /** Width of a stroke as a share of the cap height. */
  readonly stem?: number;
  /** Corner radius as a share of the cap height. */
  readonly radius?: number;
  /** Lean in degrees. */
  readonly slope?: number;
  /** Width of the letters, 1 as drawn. */
  readonly width?: number;
  /** Ends of strokes. */
  readonly terminal?: 'flat' | 'round' | 'cut';
  /** Extra space between letters, as a share of the cap height. */
  readonly tracking?: number;
  /** Colors that a pen of several takes in turn. */
  readonly inks?: readonly ColorRole[];
}

/** Everything that a glyph is drawn from, in units of 1,000 to the cap height. */
export interface PenStyle {
  readonly stem: number;
  readonly radius: number;
  readonly slope: number;
  readonly width: number;
  readonly terminal: 'flat' | 'round' | 'cut';
  readonly inks: readonly ColorRole[];
}

/** One character as a pen draws it, in units of 1,000 to the cap height, baseline at 0, left edge of its ink at about 0. */
export interface PenGlyph {
  readonly shape: Shape;
  /** Areas in colors of their own. */
  readonly parts?: readonly LetterPart[];
  /** From the origin to the right edge of the ink. */
  readonly width: number;
  /** Space on both sides: 1 for straight stems, less for round and open sides. */
  readonly left: number;
  readonly right: number;
  readonly anchors: Anchors;
}

/** A drawn alphabet. */
export interface Pen {
  readonly id: PenId;
  /** "Round monoline" */
  readonly name: string;
  /** Values where the options leave them out. */
  readonly defaults: PenStyle;
  /** Heights in units of 1,000 to the cap height. */
  readonly heights: Omit<LetteringMeasures, 'baseline' | 'stem'>;
  /** Space that a side of 1 has, in units of 1,000 to the cap height. */
  readonly spacing: (style: PenStyle) => number;
  /** True for a character that the pen draws. */
  readonly has: (character: string) => boolean;
  /** Draws one character; undefined where the pen has none. */
  readonly glyph: (character: string, style: PenStyle, d: Draw) => PenGlyph | undefined;
  /** Correction between two characters, in units of 1,000 to the cap height; negative brings them together. */
  readonly kern: (left: string, right: string, style: PenStyle) => number;
  /** Width of an upright stroke in units of 1,000 to the cap height, where it is not the stem of the style. */
  readonly strokeOf?: (style: PenStyle) => number;
  /** Whether the pen has one case only, and which. */
  readonly unicase?: 'upper' | 'lower';
}
