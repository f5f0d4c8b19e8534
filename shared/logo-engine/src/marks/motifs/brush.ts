import { type Path, type Point, spline, times, union } from '../../geometry/index.ts';

/** A line drawn with pressure: points to follow, and the brush's width along it. */
export interface BrushStroke {
  points: readonly Point[];
  /** Width at start, middle and end, in mark units. */
  width: readonly [number, number, number];
}

/** Samples along a short stroke; long ones have more, or a ring gets dents. */
const FEWEST_SAMPLES = 14;

/** The inked area of brush strokes: edges that swell and thin out, and never run quite parallel. */
export const brushed = (strokes: readonly BrushStroke[]): Path => union(...strokes.map(inkOf));

function inkOf({ points, width }: BrushStroke): Path {
  const samples = Math.max(FEWEST_SAMPLES, 2 * (points.length - 1));
  const spine = times(samples + 1, (i) => along(points, i / samples));
  const edge = (side: 1 | -1) =>
    spine.map((point, i): Point => {
      const [nx, ny] = normalAt(spine, i);
      const t = i / samples;
      const half = (pressure(width, t) / 2) * (1 + side * 0.09 * Math.sin(t * 7.3 + points[0]![0]));
      return [point[0] + side * nx * half, point[1] + side * ny * half];
    });
  const tip = (i: number, reach: number): Point => {
    const [nx, ny] = normalAt(spine, i);
    return [spine[i]![0] + ny * reach, spine[i]![1] - nx * reach];
  };
  const outline = [tip(0, -width[0] * 0.42), ...edge(1), tip(samples, width[2] * 0.42), ...edge(-1).reverse()];
  return union(spline(outline, true));
}

/** A parabola through the three widths. */
function pressure([start, middle, end]: BrushStroke['width'], t: number): number {
  return start * (1 - t) * (1 - 2 * t) + middle * 4 * t * (1 - t) + end * t * (2 * t - 1);
}

/** Catmull-Rom position at t of 0 to 1. */
function along(points: readonly Point[], t: number): Point {
  const spans = points.length - 1;
  const span = Math.min(spans - 1, Math.floor(t * spans));
  const u = t * spans - span;
  const at = (i: number) => points[Math.max(0, Math.min(spans, i))]!;
  const [p0, p1, p2, p3] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
  const mix = (axis: 0 | 1) =>
    0.5 *
    (2 * p1[axis] +
      (p2[axis] - p0[axis]) * u +
      (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * u * u +
      (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * u * u * u);
  return [mix(0), mix(1)];
}

/** Unit normal of the spine, to the right of its direction on the screen's y-down plane. */
function normalAt(spine: readonly Point[], i: number): Point {
  const before = spine[Math.max(0, i - 1)]!;
  const after = spine[Math.min(spine.length - 1, i + 1)]!;
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}
