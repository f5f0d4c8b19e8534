import type { Darkness } from '../fingerprint/features.ts';
import { convexHull } from './convex-hull.ts';

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
  const hull = convexHull(Uint8Array.from(values, (value) => (value > 0.5 ? 1 : 0)), size);
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
  return Uint8Array.from(grid, (value) => Math.min(LEVELS, Math.round(value * LEVELS)));
}

function frameOf(hull: Uint8Array, size: number): Frame | null {
  let [sum, sumX, sumY, sumSquares] = [0, 0, 0, 0];
  for (let i = 0; i < hull.length; i += 1) {
    if (!hull[i]) continue;
    const [x, y] = [i % size, Math.floor(i / size)];
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
  for (let corner = 0; corner < 4; corner += 1) {
    const [column, row] = [west + (corner & 1), north + (corner >> 1)];
    if (column < 0 || row < 0 || column >= CELLS || row >= CELLS) continue;
    const share = (corner & 1 ? x - west : 1 - x + west) * (corner >> 1 ? y - north : 1 - y + north);
    const cell = row * CELLS + column;
    grid[cell] = grid[cell]! + ink * share;
    grid[GRID_COUNT + cell] = grid[GRID_COUNT + cell]! + gap * share;
  }
}

/** The same of the mirror image, left to right. */
export const mirroredGrid = (grid: InkAndGaps): InkAndGaps => grid.map((_, at) => grid[at - (at % CELLS) + CELLS - 1 - (at % CELLS)]!);

/** Grids of many figures, one after the other, with the sums of each half. */
export interface GridShelf {
  readonly levels: Uint8Array;
  readonly sums: Uint16Array;
}

export function gridShelf(levels: Uint8Array): GridShelf {
  const sums = new Uint16Array(levels.length / GRID_COUNT);
  for (let half = 0, at = 0; half < sums.length; half += 1) {
    let sum = 0;
    for (const end = at + GRID_COUNT; at < end; at += 1) sum += levels[at]!;
    sums[half] = sum;
  }
  return { levels, sums };
}

/** Gaps count as if they were at least this share of the hull: what is as good as closed does not differ by specks. */
const LEAST_GAPS = 0.05;

/** How much of two figures' ink and of their gaps is not common, 0 to 1. */
export function gridDistance(one: GridShelf, i: number, other: GridShelf, j: number): number {
  const ink = one.sums[2 * i]! + other.sums[2 * j]!;
  const gaps = one.sums[2 * i + 1]! + other.sums[2 * j + 1]!;
  const [inkGap, gapsGap] = [differenceOf(one.levels, 2 * i, other.levels, 2 * j), differenceOf(one.levels, 2 * i + 1, other.levels, 2 * j + 1)];
  return 0.5 * unshared(inkGap, ink) + 0.5 * unshared(gapsGap, Math.max(gaps, LEAST_GAPS * (ink + gaps)));
}

function differenceOf(one: Uint8Array, i: number, other: Uint8Array, j: number): number {
  let [sum, at] = [0, j * GRID_COUNT];
  for (let from = i * GRID_COUNT, end = from + GRID_COUNT; from < end; from += 1, at += 1) {
    const gap = one[from]! - other[at]!;
    sum += gap < 0 ? -gap : gap;
  }
  return sum;
}

const unshared = (gap: number, sum: number): number => (sum === 0 ? 0 : (2 * gap) / (sum + gap));
