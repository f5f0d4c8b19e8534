import { type Path, print, tightBounds } from './kernel.ts';

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Centre. */
  cx: number;
  cy: number;
}

/** The box around the ink. An empty path has a box of size 0 at the origin. */
export function boundsOf(path: Path): Bounds {
  const [left, top, right, bottom] = tightBounds(path);
  return boxOf(left, top, right, bottom);
}

/** The box around all paths that are not empty. */
export function boundsOfAll(paths: readonly Path[]): Bounds {
  const boxes = paths.map(tightBounds).filter(([left, top, right, bottom]) => right > left || bottom > top);
  if (boxes.length === 0) return boxOf(0, 0, 0, 0);
  return boxOf(
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, top]) => top)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , bottom]) => bottom)),
  );
}

export function isEmpty(path: Path): boolean {
  const [left, top, right, bottom] = tightBounds(path);
  return right <= left && bottom <= top && print(path).trim() === '';
}

const boxOf = (left: number, top: number, right: number, bottom: number): Bounds => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
  cx: (left + right) / 2,
  cy: (top + bottom) / 2,
});
