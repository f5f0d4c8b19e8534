import { type Query, type Shelf, atLeastAt, atLeastByTotals, distanceAt, shelfOf } from '../fingerprint/distance.ts';
import { FEATURE_COUNT, mirrored } from '../fingerprint/features.ts';
import { FIGURE_LEVELS, type FigureFingerprint, decodedFigure } from './figure-fingerprint.ts';
import { type GridShelf, gridAtLeast, gridAtLeastByTotals, gridDistance, gridShelf, mirroredGrid } from './ink-and-gaps.ts';

/** Shares of the two measures. Of those tried on the labeled pairs, the best by average precision. */
const WEIGHTS = { fingerprint: 0.65, grid: 0.35 };

/** Many figures, ready to be compared. */
export interface FigureShelf {
  readonly size: number;
  readonly fingerprints: Shelf;
  readonly grids: GridShelf;
}

/** From the levels of all figures, one after the other. */
export function figureShelf(levels: Uint8Array): FigureShelf {
  const size = levels.length / FIGURE_LEVELS;
  const gridLevels = FIGURE_LEVELS - FEATURE_COUNT;
  const [fingerprints, grids] = [new Uint8Array(size * FEATURE_COUNT), new Uint8Array(size * gridLevels)];
  for (let i = 0; i < size; i += 1) {
    const at = i * FIGURE_LEVELS;
    fingerprints.set(levels.subarray(at, at + FEATURE_COUNT), i * FEATURE_COUNT);
    grids.set(levels.subarray(at + FEATURE_COUNT, at + FIGURE_LEVELS), i * gridLevels);
  }
  return { size, fingerprints: shelfOf(fingerprints), grids: gridShelf(grids) };
}

/** A figure that others are compared with: as it is, and mirrored. */
export interface FigureQuery {
  readonly fingerprint: Query;
  readonly grids: GridShelf;
}

export function figureQuery(fingerprint: FigureFingerprint): FigureQuery {
  const levels = decodedFigure(fingerprint);
  const [features, grid] = [levels.subarray(0, FEATURE_COUNT), levels.subarray(FEATURE_COUNT)];
  return { fingerprint: { shelf: shelfOf(joined(features, mirrored(features))) }, grids: gridShelf(joined(grid, mirroredGrid(grid))) };
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** A distance that an entry is certain to have or to exceed. */
export const figureAtLeast = ({ fingerprint, grids }: FigureQuery, shelf: FigureShelf, entry: number): number =>
  WEIGHTS.fingerprint * atLeastAt(fingerprint, shelf.fingerprints, entry) + WEIGHTS.grid * gridAtLeast(grids, 0, shelf.grids, entry);

/** How different two figures look, 0 to 1; a mirror image is the same figure. */
export const figuresApart = (one: FigureFingerprint, other: FigureFingerprint): number => figureDistance(figureQuery(one), figureShelf(decodedFigure(other)), 0);

/** The same for an entry of many. Gives 1 where it is certain to be more than `most`. */
export function figureDistance({ fingerprint, grids }: FigureQuery, shelf: FigureShelf, entry: number, most = 1): number {
  if (WEIGHTS.fingerprint * atLeastByTotals(fingerprint, shelf.fingerprints, entry) + WEIGHTS.grid * gridAtLeastByTotals(grids, 0, shelf.grids, entry) > most) return 1;
  const left = most - WEIGHTS.grid * gridAtLeast(grids, 0, shelf.grids, entry);
  const atFirst = WEIGHTS.fingerprint * distanceAt(fingerprint, shelf.fingerprints, entry, Math.min(1, left / WEIGHTS.fingerprint));
  if (atFirst > left) return 1;
  return atFirst + WEIGHTS.grid * Math.min(gridDistance(grids, 0, shelf.grids, entry), gridDistance(grids, 1, shelf.grids, entry));
}
