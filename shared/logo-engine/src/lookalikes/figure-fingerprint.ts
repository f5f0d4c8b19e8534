import { decodeInto, encoded } from '../fingerprint/codec.ts';
import { FEATURE_COUNT, featuresOf } from '../fingerprint/features.ts';
import type { Pixels } from '../score/raster.ts';
import { figureOf } from './figure.ts';
import { GRID_COUNT, inkAndGapsOf } from './ink-and-gaps.ts';

/** What real marks are compared by, as 256 characters of base64: a fingerprint, then the grid of ink and gaps. */
export type FigureFingerprint = string;

/** Characters that hold as many levels as a fingerprint does. */
const PART = (FEATURE_COUNT * 4) / 6;
/** Levels in all, 0 to 15 each. */
export const FIGURE_LEVELS = FEATURE_COUNT + 2 * GRID_COUNT;

/** The fingerprint of a mark's figure in one color, without the container that may hold it. */
export const figureFingerprint = (form: Pixels): FigureFingerprint => encodedFigure(levelsOf(form));

/** The same as levels of 0 to 15. */
export function levelsOf(form: Pixels): Uint8Array {
  const figure = figureOf(form);
  const levels = new Uint8Array(FIGURE_LEVELS);
  levels.set(featuresOf(figure));
  levels.set(inkAndGapsOf(figure), FEATURE_COUNT);
  return levels;
}

const parts = Array.from({ length: FIGURE_LEVELS / FEATURE_COUNT }, (_, part) => part);

const encodedFigure = (levels: Uint8Array): FigureFingerprint => parts.map((part) => encoded(levels.subarray(part * FEATURE_COUNT, (part + 1) * FEATURE_COUNT))).join('');

/** Throws a RangeError for anything that is not such a fingerprint. */
export function decodedFigure(fingerprint: FigureFingerprint): Uint8Array {
  const levels = new Uint8Array(FIGURE_LEVELS);
  for (const part of parts) decodeInto(levels, part * FEATURE_COUNT, fingerprint.slice(part * PART, (part + 1) * PART));
  return levels;
}
