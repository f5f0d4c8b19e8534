import { type Path, difference, fromSvg, grow, isEmpty, toSvg, typicalStroke, union } from '../geometry/index.ts';
import { areaOf } from './area.ts';

/** Residues at corners are narrower than this share of a pixel: they are neither strokes nor gaps. */
const RESIDUE = 0.08;
/** Most that an edge moves, in pixels. */
const MOST = 0.4;

/** The path with strokes of a pixel at least: thinner ones are made as wide. */
export function withBolderStrokes(path: Path, pixel: number): Path {
  const sturdy = grow(grow(path, -0.45 * pixel), 0.5 * pixel);
  const thin = grow(difference(path, sturdy), -RESIDUE * pixel);
  return isEmpty(thin) ? path : union(path, grow(thin, missing(thin, pixel)));
}

/** The path with holes and gaps of a pixel at least: narrower ones are opened. */
export function withOpenGaps(path: Path, pixel: number): Path {
  const closed = grow(grow(path, 0.45 * pixel), -0.5 * pixel);
  const narrow = grow(difference(closed, path), -RESIDUE * pixel);
  return isEmpty(narrow) ? path : difference(path, grow(narrow, missing(narrow, pixel)));
}

/** The path with gaps below a pixel filled: close stripes become one area. */
export const withoutGaps = (path: Path, pixel: number): Path => grow(grow(path, 0.5 * pixel), -0.5 * pixel);

function missing(lines: Path, pixel: number): number {
  const width = typicalStroke(lines) + 2 * RESIDUE * pixel;
  return RESIDUE * pixel + Math.min(MOST, Math.max(0, (1 - width / pixel) / 2)) * pixel;
}

/** Least area of a patch or a hole, in square pixels. */
const LEAST_AREA = 0.5;

/** The path without the patches that are no pixel, and without the holes that are none. */
export function withoutSpecks(path: Path, pixel: number): Path {
  const contours = toSvg(path).split(/(?=M)/).filter((contour) => contour.trim() !== '');
  const kept = contours.filter((contour) => areaOf(contour) >= LEAST_AREA * pixel * pixel);
  return kept.length === contours.length || kept.length === 0 ? path : fromEvenOdd(kept.join(''));
}

/** Contours as printed: even-odd, which the reader of fonts' outlines does not know. */
const fromEvenOdd = (data: string): Path =>
  data
    .split(/(?=M)/)
    .map((contour) => fromSvg(contour))
    .reduce((all, contour) => union(difference(all, contour), difference(contour, all)));
