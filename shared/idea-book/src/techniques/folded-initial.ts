import type { Draw, Layer, Paint, Point, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { STRIP, foldSkeleton } from './shared/fold-skeleton.ts';

/** The initial folded from a strip of paper. */
export const foldedInitial = idea({
  id: 'folded-initial',
  title: ({ letters }) => `A folded ${letters}`,
  says: ({ letters }) => `One strip of paper, folded into the ${letters}; every fold shows its other side.`,
  kind: 'symbol',
  technique: 'ribbon',
  isRetired: true,
  needs: [],
  fits: ({ initials: { first } }) => (foldSkeleton(first) ? first : undefined),
  looks: {
    sides: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.2 },
    shade: { manner: 'cut', vibes: ['modern_flat', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.2 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp', 'bold_abstract'], traits: ['gradient'], colors: 2, stem: 0.2 },
  },
  draw: (d, { letters, look }) => {
    const strips = foldSkeleton(letters) ?? d.refuse(`No strip folds into "${letters}".`);
    let piece = 0;
    return strips.flatMap((points) => {
      return points.slice(1).map((to, i): Layer => {
        const from = points[i]!;
        const shape = segment(d, points, i);
        const paint = paintOf(look, piece, from, to);
        piece += 1;
        return d.layer(`strip ${piece}`, shape, paint);
      });
    });
  },
});

/** The piece of a strip between two folds, or between a fold and an end. */
function segment(d: Draw, points: readonly Point[], i: number): Shape {
  const [from, to] = [points[i]!, points[i + 1]!];
  const last = points.length - 1;
  const isClosed = points[0]![0] === points[last]![0] && points[0]![1] === points[last]![1];
  const before = i > 0 ? points[i - 1] : isClosed ? points[last - 1] : undefined;
  const after = i + 1 < last ? points[i + 2] : isClosed ? points[1] : undefined;
  // A fold turns the strip over: what was left of the way is right of it now.
  const start = before ? crease(before, from, to).toReversed() : across(from, to, from);
  const end = after ? crease(from, to, after) : across(from, to, to);
  return d.polygon([start[0]!, end[0], end[1], start[1]!]);
}

/** Both corners of a free end, left of the way first: level where the strip runs upright or slants. */
function across(from: Point, to: Point, at: Point): [Point, Point] {
  const [dx, dy] = direction(from, to);
  if (Math.abs(dy) < 0.3) return [[at[0], at[1] - (STRIP / 2) * Math.sign(dx)], [at[0], at[1] + (STRIP / 2) * Math.sign(dx)]];
  const half = STRIP / 2 / Math.abs(dy);
  return dy > 0 ? [[at[0] + half, at[1]], [at[0] - half, at[1]]] : [[at[0] - half, at[1]], [at[0] + half, at[1]]];
}

/** Both ends of the edge at which a strip is folded, left of the way first. */
function crease(before: Point, at: Point, after: Point): [Point, Point] {
  const [u, v] = [direction(before, at), direction(at, after)];
  const sum: Point = [u[0] + v[0], u[1] + v[1]];
  const length = Math.hypot(...sum) || 1;
  const c: Point = [sum[0] / length, sum[1] / length];
  const sine = u[0] * c[1] - u[1] * c[0];
  const reach = STRIP / 2 / sine;
  // The left of the way is where the cross product with the direction is negative.
  return [[at[0] - c[0] * reach, at[1] - c[1] * reach], [at[0] + c[0] * reach, at[1] + c[1] * reach]];
}

const direction = ([ax, ay]: Point, [bx, by]: Point): Point => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
};

function paintOf(look: string, piece: number, from: Point, to: Point): Paint {
  if (look === 'gradient') return { gradient: ['second', 'main'], from, to };
  if (look === 'sides') return piece % 2 === 0 ? 'main' : 'second';
  const [dx, dy] = direction(from, to);
  return { tint: 'main', by: Math.abs(dy) < 0.3 ? 0 : Math.abs(dx) < 0.3 ? 0.36 : dx * dy > 0 ? 0.2 : 0.5 };
}
