import { type Path, parse } from './kernel.ts';
import { type Point, polar, times } from './point.ts';

export const rect = (x: number, y: number, width: number, height: number): Path =>
  parse(`M${x} ${y}H${x + width}V${y + height}H${x}Z`);

export const centredRect = (cx: number, cy: number, width: number, height: number): Path =>
  rect(cx - width / 2, cy - height / 2, width, height);

/** A closed shape with straight edges. */
export const polygon = (points: readonly Point[]): Path =>
  parse(`M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`);

/** An open line through the points, to be stroked. */
export const polyline = (points: readonly Point[]): Path =>
  parse(`M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}`);

/** First corner at `turn` degrees; -90 puts a corner at the top. */
export const regularPolygon = (corners: number, radius: number, turn = -90, cx = 0, cy = 0): Path =>
  polygon(times(corners, (i) => polar(radius, turn + (i * 360) / corners, cx, cy)));

/** `tips` points at `outer`, as many hollows at `inner`. */
export const star = (tips: number, outer: number, inner: number, turn = -90, cx = 0, cy = 0): Path =>
  polygon(times(2 * tips, (i) => polar(i % 2 ? inner : outer, turn + (i * 180) / tips, cx, cy)));
