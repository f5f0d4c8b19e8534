import { doublesAt, loops, room } from '../loops/loops.ts';

/** How dark each pixel of a drawing is, 0 to 1, row by row. */
export interface Darkness {
  size: number;
  values: Float64Array;
}

/**
 * What a figure is recognised by, free of place, size and colour: how much ink each of 8 by 8 cells holds, and how
 * the edges run in each of 2 by 2 fields. Levels of 0 to 15.
 */
export type Features = Uint8Array;

export const CELLS = 8;
const FIELDS = 2;
const DIRECTIONS = 8;
export const CELL_COUNT = CELLS * CELLS;
const EDGE_COUNT = FIELDS * FIELDS * DIRECTIONS;
export const FEATURE_COUNT = CELL_COUNT + EDGE_COUNT;

const LEVELS = 15;
/**
 * Half a side of the square that is looked at, in radii of gyration of the ink. A disc reaches 1.41 of them, a square's
 * corner 1.73, the end of a bar 1.73.
 */
const REACH = 1.9;
/** Steps of ink below this are no edge. */
const FAINTEST = 0.08;

const { floor, max, min, round, sqrt } = Math;

/** The square around the ink's centre of gravity whose size follows the ink's spread: both hardly move with a detail. */
interface Frame {
  left: number;
  top: number;
  side: number;
}

export function featuresOf(ink: Darkness): Features {
  const frame = frameOf(ink);
  const features = new Uint8Array(FEATURE_COUNT);
  if (!frame) return features;
  features.set(levels(cellsOf(ink, frame), 1));
  const edges = edgesOf(ink, frame);
  const strongest = edges.reduce((most, value) => max(most, value), 0);
  if (strongest > 0) features.set(levels(edges, strongest), CELL_COUNT);
  return features;
}

const levels = (values: Float64Array, full: number): number[] => [...values].map((value) => min(LEVELS, round((value / full) * LEVELS)));

function frameOf({ size, values }: Darkness): Frame | null {
  const [from, out] = room(values.byteLength, 32);
  doublesAt(from, values.length).set(values);
  loops.spreading(from, size, out);
  const [sum = 0, sumX = 0, sumY = 0, sumSquares = 0] = doublesAt(out, 4);
  if (sum === 0) return null;
  const [cx, cy] = [sumX / sum, sumY / sum];
  const radius = sqrt(max(0.25, sumSquares / sum - cx * cx - cy * cy));
  return { left: cx - REACH * radius, top: cy - REACH * radius, side: 2 * REACH * radius };
}

/** Mean ink of each cell; a pixel counts for its nearest four cells by its distance from their middles. */
function cellsOf({ size, values }: Darkness, { left, top, side }: Frame): Float64Array {
  const [from, cells] = room(values.byteLength, 8 * CELL_COUNT);
  doublesAt(from, values.length).set(values);
  loops.cells(from, size, left, top, side, CELLS, (CELLS / side) ** 2, cells);
  return doublesAt(cells, CELL_COUNT).slice();
}

/** Strength of the edges by the direction they run in, either way along. */
function edgesOf({ size, values }: Darkness, { left, top, side }: Frame): Float64Array {
  const [from, bins] = room(values.byteLength, 8 * EDGE_COUNT);
  doublesAt(from, values.length).set(values);
  loops.directions(from, size, left, top, side, FIELDS, DIRECTIONS, FAINTEST, Math.PI, bins);
  return doublesAt(bins, EDGE_COUNT).slice();
}

/** The features of the mirror image, left to right. */
export function mirrored(features: Features): Features {
  const out = new Uint8Array(FEATURE_COUNT);
  for (let cell = 0; cell < CELL_COUNT; cell += 1) out[cell - (cell % CELLS) + CELLS - 1 - (cell % CELLS)] = features[cell] ?? 0;
  for (let bin = 0; bin < EDGE_COUNT; bin += 1) {
    const [field, direction] = [floor(bin / DIRECTIONS), bin % DIRECTIONS];
    const across = field - (field % FIELDS) + FIELDS - 1 - (field % FIELDS);
    out[CELL_COUNT + across * DIRECTIONS + ((DIRECTIONS - direction) % DIRECTIONS)] = features[CELL_COUNT + bin] ?? 0;
  }
  return out;
}
