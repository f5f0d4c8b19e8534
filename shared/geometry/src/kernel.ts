import { FillType, Path2D, PathOp, StrokeCap, StrokeJoin } from '@napi-rs/canvas';
import { arcsFromQuads } from './arcs-from-quads.ts';

/**
 * The port to the library that does path arithmetic: Skia, here by @napi-rs/canvas.
 * No other file imports it, so that a browser kernel can take its place.
 */
declare const brand: unique symbol;

/** An outline with even-odd filling. Never changes: every operation gives a new one. */
export interface Path {
  readonly [brand]: 'path';
}

/** Canvas order: x' = a x + c y + e, y' = b x + d y + f. */
export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export type Join = 'miter' | 'round' | 'bevel';
export type Cap = 'butt' | 'round' | 'square';
export type Operation = 'union' | 'difference' | 'intersect' | 'xor';

const OPERATIONS = {
  union: PathOp.Union,
  difference: PathOp.Difference,
  intersect: PathOp.Intersect,
  xor: PathOp.Xor,
};
const JOINS = { miter: StrokeJoin.Miter, round: StrokeJoin.Round, bevel: StrokeJoin.Bevel };
const CAPS = { butt: StrokeCap.Butt, round: StrokeCap.Round, square: StrokeCap.Square };

const inside = (path: Path) => path as unknown as Path2D;
const sealed = (path: Path2D) => path as unknown as Path;
const copyOf = (path: Path) => new Path2D(inside(path));

/** Reads SVG path data, filled by the non-zero rule as fonts are. */
export const parse = (data: string): Path => sealed(new Path2D(data));

/** SVG path data for even-odd filling, in the kernel's full precision. */
export const print = (path: Path): string => inside(resolved(path)).toSVGString();

export const combine = (one: Path, other: Path, operation: Operation): Path =>
  sealed(copyOf(one).op(inside(other), OPERATIONS[operation]));

/** Resolves overlaps within one path. */
export const simplified = (path: Path): Path => sealed(copyOf(path).simplify());

/** The path for even-odd filling: as it is, where it is meant so already. */
export const resolved = (path: Path): Path => (inside(path).getFillType() === FillType.Winding ? simplified(path) : path);

/** Contours side by side without arithmetic: only for shapes that do not touch. */
export const gathered = (paths: readonly Path[]): Path => {
  const all = new Path2D();
  for (const path of paths) all.addPath(inside(path));
  all.setFillType(FillType.EvenOdd);
  return sealed(all);
};

/** The area covered by a pen of `width` along the path. */
export const outlined = (path: Path, width: number, join: Join, cap: Cap, miterLimit: number): Path => {
  const area = copyOf(path)
    .stroke({ width, join: JOINS[join], cap: CAPS[cap], miterLimit })
    .simplify();
  return join === 'round' || cap === 'round' ? evenOdd(arcsFromQuads(area.toSVGString())) : sealed(area);
};

export const rounded = (path: Path, radius: number): Path => sealed(copyOf(path).round(radius).simplify());

export const transformed = (path: Path, matrix: Matrix): Path => {
  const moved = copyOf(path).transform(matrix);
  moved.setFillType(inside(path).getFillType());
  return sealed(moved);
};

/** Left, top, right, bottom of the ink itself, not of its control points. */
export const tightBounds = (path: Path): [number, number, number, number] => inside(path).computeTightBounds();

const evenOdd = (data: string): Path => {
  const path = new Path2D(data);
  path.setFillType(FillType.EvenOdd);
  return sealed(path);
};

/** Reads path data that is filled even-odd, as {@link print} writes it. */
export const parseEvenOdd = (data: string): Path => evenOdd(data);
