import type { Point } from './point.ts';

/** Cubic segments of a circular arc, each at most a quarter turn: [x1, y1, x2, y2, x, y]. Angles in radians. */
export function arcCubics([cx, cy]: Point, radius: number, start: number, sweep: number): number[][] {
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / pieces;
  const handle = (4 / 3) * Math.tan(step / 4) * radius;
  return Array.from({ length: pieces }, (_, index) => {
    const from = start + index * step;
    const to = from + step;
    const [x0, y0] = [cx + radius * Math.cos(from), cy + radius * Math.sin(from)];
    const [x3, y3] = [cx + radius * Math.cos(to), cy + radius * Math.sin(to)];
    return [
      x0 - Math.sin(from) * handle,
      y0 + Math.cos(from) * handle,
      x3 + Math.sin(to) * handle,
      y3 - Math.cos(to) * handle,
      x3,
      y3,
    ];
  });
}
