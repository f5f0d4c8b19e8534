import { arcCubics } from './arc-cubics.ts';
import { difference, intersect } from './booleans.ts';
import { type Path, parse } from './kernel.ts';
import { type Point, polar, radians, times } from './point.ts';
import { polygon, rect } from './polygons.ts';
import { spline } from './spline.ts';

/** Handle length of a cubic quarter circle, for a radius of 1: 4/3 tan(pi/8). */
const QUARTER = 0.5522847498;

/** Cubic, never the kernel's own arcs: those become conics, and dozens of quadratics when printed. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): Path {
  const [hx, hy] = [rx * QUARTER, ry * QUARTER];
  return parse(
    `M${cx + rx} ${cy}C${cx + rx} ${cy + hy} ${cx + hx} ${cy + ry} ${cx} ${cy + ry}` +
      `C${cx - hx} ${cy + ry} ${cx - rx} ${cy + hy} ${cx - rx} ${cy}` +
      `C${cx - rx} ${cy - hy} ${cx - hx} ${cy - ry} ${cx} ${cy - ry}` +
      `C${cx + hx} ${cy - ry} ${cx + rx} ${cy - hy} ${cx + rx} ${cy}Z`,
  );
}

export const circle = (cx: number, cy: number, radius: number): Path => ellipse(cx, cy, radius, radius);

export const ring = (cx: number, cy: number, outer: number, inner: number): Path =>
  difference(circle(cx, cy, outer), circle(cx, cy, inner));

/** A radius beyond half a side is cut to it, which makes a pill. */
export function roundedRect(x: number, y: number, width: number, height: number, radius: number): Path {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - QUARTER);
  const [right, bottom] = [x + width, y + height];
  return parse(
    `M${x + r} ${y}H${right - r}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}` +
      `V${bottom - r}C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}` +
      `H${x + r}C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}` +
      `V${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`,
  );
}

/** Corner of the cell that holds the quarter disc's centre. */
export type Corner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left';

/** A quarter disc that fills the square cell at x, y. */
export function quarter(x: number, y: number, size: number, corner: Corner): Path {
  const cx = corner.endsWith('right') ? x + size : x;
  const cy = corner.startsWith('bottom') ? y + size : y;
  return intersect(circle(cx, cy, size), rect(x, y, size, size));
}

/** An open arc, to be stroked. Degrees, clockwise. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): Path {
  const [x, y] = polar(radius, from, cx, cy);
  const cubics = arcCubics([cx, cy], radius, radians(from), radians(to - from));
  return parse(`M${x} ${y}${cubics.map((numbers) => `C${numbers.join(' ')}`).join('')}`);
}

/** A slice of a disc between two angles in degrees. */
export function wedge(cx: number, cy: number, radius: number, from: number, to: number): Path {
  const steps = Math.max(2, Math.ceil((to - from) / 30));
  const rim = times(steps + 1, (i) => polar(radius * 3, from + ((to - from) * i) / steps, cx, cy));
  return intersect(circle(cx, cy, radius), polygon([[cx, cy], ...rim]));
}

/** A slice of a ring between two angles in degrees. */
export const band = (cx: number, cy: number, outer: number, inner: number, from: number, to: number): Path =>
  to - from >= 360
    ? ring(cx, cy, outer, inner)
    : difference(wedge(cx, cy, outer, from, to), circle(cx, cy, inner));

/** A pointed leaf from one point to another; the bulges are fractions of its length. */
export function lens(from: Point, to: Point, left: number, right = left): Path {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  /** A cubic's widest point is three quarters of its handles' height. */
  const handle = (t: number, bulge: number) =>
    `${from[0] + dx * t - (dy * bulge * 4) / 3} ${from[1] + dy * t + (dx * bulge * 4) / 3}`;
  return parse(
    `M${from.join(' ')}C${handle(0.25, left)} ${handle(0.75, left)} ${to.join(' ')}` +
      `C${handle(0.75, -right)} ${handle(0.25, -right)} ${from.join(' ')}Z`,
  );
}

/** |x|^n + |y|^n = r^n; n = 2 is a circle, 4 the familiar squircle. */
export const superellipse = (cx: number, cy: number, radius: number, power = 4): Path =>
  spline(
    times(40, (i) => {
      const [c, s] = polar(1, i * 9);
      return [
        cx + radius * Math.sign(c) * Math.abs(c) ** (2 / power),
        cy + radius * Math.sign(s) * Math.abs(s) ** (2 / power),
      ] as const;
    }),
    true,
  );
