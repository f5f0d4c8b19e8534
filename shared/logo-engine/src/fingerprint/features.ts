import type { Pixels } from '../score/raster.ts';

/** Levels of 0 to 15: the ink in each cell of a grid, then the edges by direction in each field. */
export type Features = Uint8Array;

/** How dark each pixel is, 0 to 1, row by row. */
export interface Darkness {
  readonly size: number;
  readonly values: Float64Array;
}

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
/** Steps of ink below this are not an edge. */
const FAINTEST = 0.08;

/** The square around the ink's center of gravity whose size follows the ink's spread: both hardly move with a detail. */
interface Frame {
  left: number;
  top: number;
  side: number;
}

/** What a drawing looks like, wherever it is and however large. */
export function featuresOf(ink: Darkness): Features {
  const frame = frameOf(ink);
  const features = new Uint8Array(FEATURE_COUNT);
  if (!frame) return features;
  features.set(levels(cellsOf(ink, frame), 1));
  const edges = edgesOf(ink, frame);
  const strongest = edges.reduce((most, value) => Math.max(most, value), 0);
  if (strongest > 0) features.set(levels(edges, strongest), CELL_COUNT);
  return features;
}

const levels = (values: Float64Array, full: number): number[] => [...values].map((value) => Math.min(LEVELS, Math.round((value / full) * LEVELS)));

function frameOf({ size, values }: Darkness): Frame | null {
  let [sum, sumX, sumY, sumSquares] = [0, 0, 0, 0];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const value = values[y * size + x] ?? 0;
      sum += value;
      sumX += value * x;
      sumY += value * y;
      sumSquares += value * (x * x + y * y);
    }
  }
  if (sum === 0) return null;
  const [cx, cy] = [sumX / sum, sumY / sum];
  const radius = Math.sqrt(Math.max(0.25, sumSquares / sum - cx * cx - cy * cy));
  return { left: cx - REACH * radius, top: cy - REACH * radius, side: 2 * REACH * radius };
}

/** Mean ink of each cell; a pixel counts for its nearest four cells by its distance from their middles. */
function cellsOf({ size, values }: Darkness, frame: Frame): Float64Array {
  const cells = new Float64Array(CELL_COUNT);
  const [across, down] = [axisOf(size, frame.left, frame.side, CELLS), axisOf(size, frame.top, frame.side, CELLS)];
  const area = (CELLS / frame.side) ** 2;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const value = values[y * size + x] ?? 0;
      if (value > 0) spread(cells, across, x, down, y, 0, 1, value * area);
    }
  }
  return cells;
}

/** Strength of the edges by the direction they run in, either way along. */
function edgesOf({ size, values }: Darkness, frame: Frame): Float64Array {
  const bins = new Float64Array(FIELDS * FIELDS * DIRECTIONS);
  const [across, down] = [axisOf(size, frame.left, frame.side, FIELDS), axisOf(size, frame.top, frame.side, FIELDS)];
  for (let y = 1; y < size - 1; y += 1) {
    for (let x = 1; x < size - 1; x += 1) {
      const at = y * size + x;
      const dx = (values[at + 1] ?? 0) - (values[at - 1] ?? 0);
      const dy = (values[at + size] ?? 0) - (values[at - size] ?? 0);
      const strength = Math.sqrt(dx * dx + dy * dy);
      if (strength < FAINTEST) continue;
      const turn = ((Math.atan2(dy, dx) + Math.PI) / Math.PI) * DIRECTIONS;
      const lower = Math.floor(turn);
      spread(bins, across, x, down, y, lower % DIRECTIONS, DIRECTIONS, strength * (lower + 1 - turn));
      spread(bins, across, x, down, y, (lower + 1) % DIRECTIONS, DIRECTIONS, strength * (turn - lower));
    }
  }
  return bins;
}

/** For each pixel along an axis the two cells whose middles are nearest, and the second's share of it. */
interface Axis {
  columns: number;
  first: Int16Array;
  second: Int16Array;
  share: Float64Array;
}

function axisOf(size: number, start: number, side: number, columns: number): Axis {
  const axis = { columns, first: new Int16Array(size), second: new Int16Array(size), share: new Float64Array(size) };
  for (let i = 0; i < size; i += 1) {
    const at = ((i - start) * columns) / side - 0.5;
    const cell = Math.floor(at);
    axis.first[i] = Math.min(columns - 1, Math.max(0, cell));
    axis.second[i] = Math.min(columns - 1, Math.max(0, cell + 1));
    axis.share[i] = at - cell;
  }
  return axis;
}

/** Adds an amount to the four cells around a pixel, each by its nearness. A cell holds `depth` values; `slot` says which. */
function spread(cells: Float64Array, across: Axis, x: number, down: Axis, y: number, slot: number, depth: number, amount: number): void {
  const [west, east, right] = [across.first[x] as number, across.second[x] as number, across.share[x] as number];
  const [north, south, low] = [(down.first[y] as number) * across.columns, (down.second[y] as number) * across.columns, down.share[y] as number];
  const add = (cell: number, share: number) => {
    const at = cell * depth + slot;
    cells[at] = (cells[at] as number) + amount * share;
  };
  add(north + west, (1 - right) * (1 - low));
  add(north + east, right * (1 - low));
  add(south + west, (1 - right) * low);
  add(south + east, right * low);
}

/** A figure all in its second color is the same figure: the darkest pixel counts as full. */
export function darknessOf({ width, data }: Pixels): Darkness {
  const values = new Float64Array(width * width);
  let most = 1;
  for (let i = 0; i < values.length; i += 1) {
    const value = 255 - (data[4 * i] ?? 255);
    values[i] = value;
    if (value > most) most = value;
  }
  for (let i = 0; i < values.length; i += 1) values[i] = (values[i] ?? 0) / most;
  return { size: width, values };
}

/** The features of the mirror image, left to right. */
export function mirrored(features: Features): Features {
  const out = new Uint8Array(FEATURE_COUNT);
  for (let cell = 0; cell < CELL_COUNT; cell += 1) out[cell - (cell % CELLS) + CELLS - 1 - (cell % CELLS)] = features[cell] ?? 0;
  for (let bin = 0; bin < EDGE_COUNT; bin += 1) {
    const [field, direction] = [Math.floor(bin / DIRECTIONS), bin % DIRECTIONS];
    const across = field - (field % FIELDS) + FIELDS - 1 - (field % FIELDS);
    out[CELL_COUNT + across * DIRECTIONS + ((DIRECTIONS - direction) % DIRECTIONS)] = features[CELL_COUNT + bin] ?? 0;
  }
  return out;
}
