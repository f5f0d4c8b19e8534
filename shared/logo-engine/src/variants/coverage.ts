import { type Path, type Point, contoursOf } from '../geometry/index.ts';
import { CANVAS } from '../compose/on-canvas.ts';

/** Cells a side: 6 to a pixel of 16, 3 to a pixel of 32. */
export const CELLS = 96;
/** Length in units of the straight pieces that curves are taken for. */
const STEP = 16;
const CELL = CANVAS / CELLS;

/** Taken out of the loops: a global is looked up anew each time in a test's sandbox. */
const { ceil, floor, max, min } = Math;

/** How much of each cell of the canvas a path covers, 0 to 1, row by row: the same on every machine, unlike a renderer's pixels. */
export function coverageOf(path: Path): Float32Array {
  const cells = new Float32Array(CELLS * CELLS);
  const crossings = crossingsOf(contoursOf(path, STEP));
  for (let row = 0; row < CELLS; row += 1) {
    const across = crossings[row]!.sort((one, other) => one - other);
    for (let i = 0; i + 1 < across.length; i += 2) fill(cells, row, across[i]!, across[i + 1]!);
  }
  return cells;
}

/** Where the outline crosses the middle of each row, in cells. */
function crossingsOf(contours: readonly (readonly Point[])[]): number[][] {
  const rows = Array.from({ length: CELLS }, (): number[] => []);
  for (const points of contours) {
    for (let i = 1; i < points.length; i += 1) cross(rows, points[i - 1]!, points[i]!);
  }
  return rows;
}

function cross(rows: readonly number[][], [ax, ay]: Point, [bx, by]: Point): void {
  const [top, bottom] = [min(ay, by), max(ay, by)];
  const last = min(CELLS, ceil(bottom / CELL - 0.5));
  for (let row = max(0, ceil(top / CELL - 0.5)); row < last; row += 1) {
    rows[row]!.push((ax + (((row + 0.5) * CELL - ay) / (by - ay)) * (bx - ax)) / CELL);
  }
}

function fill(cells: Float32Array, row: number, from: number, to: number): void {
  const [start, end] = [max(0, from), min(CELLS, to)];
  for (let x = floor(start); x < end; x += 1) {
    const at = row * CELLS + x;
    cells[at] = min(1, (cells[at] ?? 0) + min(end, x + 1) - max(start, x));
  }
}
