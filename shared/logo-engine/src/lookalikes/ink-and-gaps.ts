import type { Darkness } from '../fingerprint/features.ts';
import { convexHull, maskOf } from './convex-hull.ts';

/** Levels of 0 to 15: the ink in each cell of a grid over a figure's hull, then the white that the hull has there. */
export type InkAndGaps = Uint8Array;

const CELLS = 12;
/** Of each half. */
export const GRID_COUNT = CELLS * CELLS;
const LEVELS = 15;
/** Half a side of the grid, in radii of gyration of the hull. */
const REACH = 1.8;

/** The square that the grid covers: by the hull, which no detail of the figure moves. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Where a figure has ink, and where it is open: two solid shapes differ by what is cut out of them. */
export function inkAndGapsOf({ size, values }: Darkness): InkAndGaps {
  const hull = convexHull(maskOf(values), size);
  const grid = new Float64Array(2 * GRID_COUNT);
  const frame = frameOf(hull, size);
  if (!frame) return new Uint8Array(2 * GRID_COUNT);
  const area = (CELLS / frame.side) ** 2;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const ink = values[y * size + x]!;
      const gap = hull[y * size + x] ? 1 - ink : 0;
      if (ink > 0 || gap > 0) spread(grid, ((x - frame.left) * CELLS) / frame.side - 0.5, ((y - frame.top) * CELLS) / frame.side - 0.5, ink * area, gap * area);
    }
  }
  const levels = new Uint8Array(grid.length);
  for (let i = 0; i < grid.length; i += 1) levels[i] = Math.min(LEVELS, Math.round(grid[i]! * LEVELS));
  return levels;
}

function frameOf(hull: Uint8Array, size: number): Frame | null {
  let [sum, sumX, sumY, sumSquares] = [0, 0, 0, 0];
  for (let i = 0; i < hull.length; i += 1) {
    if (!hull[i]) continue;
    const x = i % size;
    const y = (i - x) / size;
    sum += 1;
    sumX += x;
    sumY += y;
    sumSquares += x * x + y * y;
  }
  if (sum === 0) return null;
  const [cx, cy] = [sumX / sum, sumY / sum];
  const radius = Math.sqrt(Math.max(0.25, sumSquares / sum - cx * cx - cy * cy));
  return { left: cx - REACH * radius, top: cy - REACH * radius, side: 2 * REACH * radius };
}

/** Adds a pixel to the four cells around it, each by its nearness. */
function spread(grid: Float64Array, x: number, y: number, ink: number, gap: number): void {
  const [west, north] = [Math.floor(x), Math.floor(y)];
  const [right, low] = [x - west, y - north];
  add(grid, west, north, (1 - right) * (1 - low), ink, gap);
  add(grid, west + 1, north, right * (1 - low), ink, gap);
  add(grid, west, north + 1, (1 - right) * low, ink, gap);
  add(grid, west + 1, north + 1, right * low, ink, gap);
}

function add(grid: Float64Array, column: number, row: number, share: number, ink: number, gap: number): void {
  if (column < 0 || row < 0 || column >= CELLS || row >= CELLS) return;
  const cell = row * CELLS + column;
  grid[cell] = grid[cell]! + ink * share;
  grid[GRID_COUNT + cell] = grid[GRID_COUNT + cell]! + gap * share;
}

/** The same of the mirror image, left to right. */
export const mirroredGrid = (grid: InkAndGaps): InkAndGaps => grid.map((_, at) => grid[at - (at % CELLS) + CELLS - 1 - (at % CELLS)]!);

/** Grids of many figures, one after the other, and sums of these by which most are passed over. */
export interface GridShelf {
  readonly levels: Uint8Array;
  /** Of each row of either half. A mirror image has the same. */
  readonly rows: Uint16Array;
  /** Of either half. */
  readonly sums: Uint16Array;
}

export function gridShelf(levels: Uint8Array): GridShelf {
  const rows = new Uint16Array(levels.length / CELLS);
  const sums = new Uint16Array(levels.length / GRID_COUNT);
  for (let row = 0, at = 0; row < rows.length; row += 1) {
    let sum = 0;
    for (const end = at + CELLS; at < end; at += 1) sum += levels[at] as number;
    rows[row] = sum;
    sums[Math.floor(row / CELLS)]! += sum;
  }
  return { levels, rows, sums };
}

/** Gaps count as if they were at least this share of the hull: what is as good as closed does not differ by specks. */
const LEAST_GAPS = 0.05;

/** How much of two figures' ink and of their gaps is not common, 0 to 1. */
export const gridDistance = (one: GridShelf, i: number, other: GridShelf, j: number): number =>
  apart(one, i, other, j, differenceOf(one.levels, other.levels, 2 * i, 2 * j, GRID_COUNT), differenceOf(one.levels, other.levels, 2 * i + 1, 2 * j + 1, GRID_COUNT));

/** A distance that two grids are certain to have or to exceed, by how much ink and white there is in all. */
export const gridAtLeastByTotals = (one: GridShelf, i: number, other: GridShelf, j: number): number =>
  apart(one, i, other, j, Math.abs((one.sums[2 * i] as number) - (other.sums[2 * j] as number)), Math.abs((one.sums[2 * i + 1] as number) - (other.sums[2 * j + 1] as number)));

/** The same by the rows, mirrored or not. */
export const gridAtLeast = (one: GridShelf, i: number, other: GridShelf, j: number): number =>
  apart(one, i, other, j, differenceOf(one.rows, other.rows, 2 * i, 2 * j, CELLS), differenceOf(one.rows, other.rows, 2 * i + 1, 2 * j + 1, CELLS));

function apart(one: GridShelf, i: number, other: GridShelf, j: number, inkGap: number, gapsGap: number): number {
  const ink = (one.sums[2 * i] as number) + (other.sums[2 * j] as number);
  const gaps = (one.sums[2 * i + 1] as number) + (other.sums[2 * j + 1] as number);
  return 0.5 * unshared(inkGap, ink) + 0.5 * unshared(gapsGap, Math.max(gaps, LEAST_GAPS * (ink + gaps)));
}

/** Sum of the differences of `count` numbers: the `i`-th and the `j`-th such run. */
function differenceOf(one: Uint8Array | Uint16Array, other: Uint8Array | Uint16Array, i: number, j: number, count: number): number {
  let [sum, at] = [0, j * count];
  for (let from = i * count, end = from + count; from < end; from += 1, at += 1) {
    const gap = (one[from] as number) - (other[at] as number);
    sum += gap < 0 ? -gap : gap;
  }
  return sum;
}

const unshared = (gap: number, sum: number): number => (sum === 0 ? 0 : (2 * gap) / (sum + gap));
