import { type Cap, type Join, type Path, outlined, rounded } from './kernel.ts';
import { difference, union } from './booleans.ts';

export interface StrokeStyle {
  join?: Join;
  cap?: Cap;
  /** Longest spike of a mitred corner, in half widths. */
  miter?: number;
}

/** Corners and ends cut straight, as a blade would. */
export const SHARP = { join: 'miter', cap: 'butt', miter: 8 } as const satisfies StrokeStyle;

/** The area that a pen of this width covers along the path. Round by default. */
export const stroke = (path: Path, width: number, style: StrokeStyle = {}): Path =>
  outlined(path, width, style.join ?? 'round', style.cap ?? 'round', style.miter ?? 4);

/** Rounds every corner by about this radius. */
export const roundCorners = (path: Path, radius: number): Path => rounded(path, radius * 2);

/** Moves the outline outwards by `width`, inwards if it is negative. */
export function grow(path: Path, width: number, join: Join = 'round'): Path {
  if (width === 0) return path;
  const edge = stroke(path, Math.abs(width) * 2, { join, miter: 8 });
  return width > 0 ? union(path, edge) : difference(path, edge);
}
