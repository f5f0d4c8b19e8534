import type { Point } from '@fifteen/geometry';
import type { Box } from '../box.ts';
import type { Shape } from '../shape.ts';

type Extent = Pick<Box, 'left' | 'top' | 'width' | 'height'>;

/** How much of each cell of a square grid a shape covers, 0 to 1, row by row. */
export interface Grid {
  readonly size: number;
  readonly cells: Float32Array;
}

/** Distance of samples along curves, as a share of a cell. */
const STEP = 0.7;

/** A shape on a grid laid over a box. Computed, not painted: the same on every machine. */
export function gridOf(shape: Shape, box: Extent, size: number): Grid {
  return gridOfContours(shape.contours(Math.max((Math.min(box.width, box.height) / size) * STEP, 0.5)), box, size);
}

/** Closed polygons, whose last point is their first, on a grid laid over a box: even-odd. */
export function gridOfContours(contours: readonly (readonly Point[])[], { left, top, width, height }: Extent, size: number): Grid {
  const [cell, cellHeight] = [width / size, height / size];
  const rows = Array.from({ length: size }, (): number[] => []);
  for (const contour of contours) {
    for (let i = 1; i < contour.length; i += 1) {
      const [ax, ay] = contour[i - 1]!;
      const [bx, by] = contour[i]!;
      const first = Math.max(0, Math.ceil((Math.min(ay, by) - top) / cellHeight - 0.5));
      const last = Math.min(size, Math.ceil((Math.max(ay, by) - top) / cellHeight - 0.5));
      for (let row = first; row < last; row += 1) rows[row]!.push((ax + ((top + (row + 0.5) * cellHeight - ay) / (by - ay)) * (bx - ax) - left) / cell);
    }
  }
  const cells = new Float32Array(size * size);
  rows.forEach((crossings, row) => {
    crossings.sort((one, other) => one - other);
    for (let i = 0; i + 1 < crossings.length; i += 2) fill(cells, row * size, Math.max(0, crossings[i]!), Math.min(size, crossings[i + 1]!));
  });
  return { size, cells };
}

function fill(cells: Float32Array, start: number, from: number, to: number): void {
  for (let x = Math.floor(from); x < to; x += 1) cells[start + x] = Math.min(1, cells[start + x]! + Math.min(to, x + 1) - Math.max(from, x));
}

/** How much of two grids is common, 0 to 1. */
export function overlapOf(one: Grid, other: Grid): number {
  let shared = 0;
  let all = 0;
  for (let i = 0; i < one.cells.length; i += 1) {
    shared += Math.min(one.cells[i]!, other.cells[i]!);
    all += Math.max(one.cells[i]!, other.cells[i]!);
  }
  return all > 0 ? shared / all : 1;
}

/** Pearson's correlation of a grid with itself after it was averaged over squares of cells and spread again: what is left at that size. */
export function readAt({ size, cells }: Grid, pixels: number): number {
  const step = size / pixels;
  const seen = new Float32Array(cells.length);
  for (let y = 0; y < pixels; y += 1) {
    for (let x = 0; x < pixels; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < step; dy += 1) for (let dx = 0; dx < step; dx += 1) sum += cells[(y * step + dy) * size + x * step + dx]!;
      const value = sum / (step * step);
      for (let dy = 0; dy < step; dy += 1) seen.fill(value, (y * step + dy) * size + x * step, (y * step + dy) * size + (x + 1) * step);
    }
  }
  return correlation(cells, seen);
}

/** Each cell averaged with its neighbors: what is a little off still meets. */
export const blurred = ({ size, cells }: Grid): Grid => ({ size, cells: softened(softened(cells, size, 1), size, size) });

/** Cells weighted 1 : 2 : 1 with their neighbors along rows (`step` 1) or columns (`step` the size). Beyond the edge is nothing. */
const softened = (cells: Float32Array, size: number, step: number): Float32Array =>
  cells.map((value, i) => {
    const place = step === 1 ? i % size : Math.floor(i / size);
    const [before, after] = [place > 0 ? cells[i - step]! : 0, place < size - 1 ? cells[i + step]! : 0];
    return (before + 2 * value + after) / 4;
  });

/** The cells less their mean, as a vector of length 1: the dot product of two is their correlation. */
export function standardized({ cells }: Grid): Float32Array {
  const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length;
  const length = Math.sqrt(cells.reduce((sum, value) => sum + (value - mean) ** 2, 0));
  return cells.map((value) => (length > 0 ? (value - mean) / length : 0));
}

function correlation(one: Float32Array, other: Float32Array): number {
  const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [product, squareOne, squareOther] = [0, 0, 0];
  for (let i = 0; i < one.length; i += 1) {
    const [x, y] = [one[i]! - a, other[i]! - b];
    product += x * y;
    squareOne += x * x;
    squareOther += y * y;
  }
  const deviation = Math.sqrt(squareOne * squareOther);
  return deviation > 0 ? product / deviation : 0;
}
