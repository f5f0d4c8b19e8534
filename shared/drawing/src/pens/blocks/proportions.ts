import type { PenStyle } from '../pen.ts';

/** Everything in units of 1,000 to the cap height. */
export const CAP = 1_000;
export const X_HEIGHT = 700;
export const DESCENT = 290;

/**
 * Stems outside of this range are drawn as the nearest one inside: thinner ones break, thicker ones close the discs. The
 * heaviest is for letters of normal width; narrow ones stay lighter.
 */
export const STEMS = { least: 30, most: 270, mostByWidth: 300 } as const;
/** Letters outside of this range are drawn as the nearest one inside. */
const WIDTHS = { least: 0.7, most: 1.4 } as const;

/** The measures that all letters share. A change of the style changes these, and nothing else. */
export interface Proportions {
  /** Width of an upright bar, and of every disc and half ring. */
  readonly stem: number;
  /** Thickness of a level bar: a little less than the stem, because level strokes look heavier. */
  readonly beam: number;
  /** Thickness of a leaning bar. */
  readonly lean: number;
  /** Softness of corners. */
  readonly soft: number;
  readonly terminal: PenStyle['terminal'];
  /** How far a round goes over the lines: of small letters and of capitals. */
  readonly over: number;
  readonly capOver: number;
  /** The width of a letter that is this wide at width 1. */
  readonly wide: (width: number) => number;
  /** Thickness of each of several level strokes above each other, so that the gaps between them stay open. */
  readonly storey: (height: number, strokes: number, gap?: number) => number;
  /** Thickness of an accent. */
  readonly accent: number;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export function proportionsOf(style: PenStyle): Proportions {
  const width = within(style.width, WIDTHS.least, WIDTHS.most);
  const stem = within(style.stem, STEMS.least, STEMS.most - STEMS.mostByWidth * Math.max(0, 1 - width));
  /** 0 for the lightest stem, 1 for the heaviest. */
  const weight = (stem - STEMS.least) / (STEMS.most - STEMS.least);
  const beam = stem * (1 - 0.07 * weight);
  return {
    stem,
    beam,
    lean: stem * (1 - 0.14 * weight),
    soft: within(style.radius, 0, stem / 2),
    terminal: style.terminal,
    over: 11,
    capOver: 15,
    // Stems keep their width, so that counters take most of a change.
    wide: (nominal) => nominal * (1 + 0.85 * (width - 1)),
    storey: (height, strokes, gap = 0.13) => Math.min(beam, (height * (1 - (strokes - 1) * gap)) / strokes),
    accent: Math.max(stem * 0.6, Math.min(stem * 0.95, 40)),
  };
}
