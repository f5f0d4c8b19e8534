import { type Path, transformed } from './kernel.ts';
import { radians } from './point.ts';

/** x' = a x + c y + e, y' = b x + d y + f. */
export const transform = (
  path: Path,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
): Path => transformed(path, { a, b, c, d, e, f });

export const translate = (path: Path, x: number, y: number): Path => transform(path, 1, 0, 0, 1, x, y);

/** About the origin. */
export const scale = (path: Path, sx: number, sy = sx): Path => transform(path, sx, 0, 0, sy, 0, 0);

/** Degrees, clockwise on the screen. */
export function rotate(path: Path, degrees: number, cx = 0, cy = 0): Path {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return transform(path, cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy);
}

/** Leans the path; positive degrees move the bottom to the right. */
export const skewX = (path: Path, degrees: number): Path => transform(path, 1, 0, Math.tan(radians(degrees)), 1, 0, 0);

/** The mirror image, left to right. */
export const mirror = (path: Path): Path => scale(path, -1, 1);
