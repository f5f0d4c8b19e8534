import { DrawingError } from '../budget.ts';
import type { Shape } from '../shape.ts';

/** Heights at which the distance of two neighbors is measured. */
const ROWS = 32;
/** Deeper hollows count as this many times the gap: the eye does not look to the end of an open side. */
const DEEPEST = 2.4;
/** Neighbors never come nearer than this share of the gap. */
const NEAREST = 0.4;

/**
 * Shapes side by side at distances that look even: between any two the average white is `gap` units, hollows counted only
 * so deep. The first stays where it is, none changes its height. What kerning does for type, for letters that are drawn.
 */
export function spaced(shapes: readonly Shape[], gap: number): Shape[] {
  if (gap <= 0) throw new DrawingError(`A gap of ${gap} units; it must be more than 0.`);
  const placed: Shape[] = [];
  for (const shape of shapes) {
    const before = placed.at(-1);
    placed.push(before ? shape.move(shiftBehind(before, shape, gap), 0) : shape);
  }
  return placed;
}

function shiftBehind(before: Shape, after: Shape, gap: number): number {
  const top = Math.min(before.bounds.top, after.bounds.top);
  const bottom = Math.max(before.bounds.bottom, after.bounds.bottom);
  const touching = before.bounds.right - after.bounds.left;
  // Hollows on both sides of the touching boxes, row by row; none where a shape has nothing at that height.
  const hollows = Array.from({ length: ROWS }, (_, i) => {
    const y = top + ((i + 0.5) * (bottom - top)) / ROWS;
    const [right, left] = [before.spansAtY(y).at(-1)?.[1], after.spansAtY(y)[0]?.[0]];
    return right === undefined || left === undefined ? Infinity : before.bounds.right - right + left - after.bounds.left;
  });
  const nearest = Math.min(...hollows);
  const white = (shift: number) => hollows.reduce((sum, hollow) => sum + Math.min(Math.max(0, hollow + shift), gap * DEEPEST), 0) / ROWS;
  let [low, high] = [Math.min(0, Number.isFinite(nearest) ? -nearest : 0) - gap, gap];
  for (let i = 0; i < 40; i += 1) {
    const middle = (low + high) / 2;
    if (white(middle) < gap) low = middle;
    else high = middle;
  }
  const least = Number.isFinite(nearest) ? gap * NEAREST - nearest : low;
  return touching + Math.max(low, least);
}
