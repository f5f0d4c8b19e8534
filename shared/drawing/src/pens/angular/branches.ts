import { type Point, between } from '@fifteen/geometry';
import type { Disc } from '../../anchors.ts';
import type { Shape } from '../../shape.ts';
import type { Vertex } from './band.ts';
import { type Frame, type Hand, discIn, turned } from './hand.ts';

/** A branch is lighter than other slanted strokes: two strokes meet there. */
const LIGHTER = 0.84;
/** How far the branch starts inside its stem, as a share of the stem. */
const HIDDEN = 0.3;

/** Depth of the notch between the top of a stem and its branch. */
const notch = (k: Hand): number => 0.1 * k.height + 0.14 * k.v;

/** A stroke that leaves the stem at x up the slope, follows the top to `right` and goes on through the other corners. */
export function branch(k: Hand, x: number, right: number, rest: readonly Vertex[] = [], end?: 'slope' | 'plumb'): Shape {
  const [deep, hidden] = [notch(k), k.v * HIDDEN];
  return k.band(
    [[x + k.v - hidden, k.top + deep + hidden / k.m], [x + k.v + k.m * deep, k.top], [right, k.top], ...rest],
    { start: 'plumb', ...(end && { end }), thickness: { s: k.s * LIGHTER } },
  );
}

/** The arch of h m n between two stems: from the left edge of one to the right edge of the other, with the right stem. */
export const arch = (k: Hand, left: number, right: number, foot = 0): Shape =>
  branch(k, left, right, [[right, k.top / 2]]).union(k.stem(right - k.v, k.top / 2, foot, { foot: true }));

/** The bowl of b and p without its stem; its left edge is that of the stem, at 0. */
export function rightBowl(k: Hand, right: number): Frame {
  const shape = branch(k, 0, right, [[right, 0, k.c], [k.v / 2, 0]], 'plumb');
  return { shape, ...discs(k, right) };
}

/** The bowl of a d g q without its stem. */
export function leftBowl(k: Hand, right: number): Frame {
  const { shape, bowl, counter } = rightBowl(k, right);
  return { shape: turned(shape, right, k.height), bowl: half(k, right, bowl), counter: half(k, right, counter) };
}

const half = (k: Hand, width: number, { cx, cy, r }: Disc): Disc => ({ cx: width - cx, cy: k.top - cy, r });

function discs(k: Hand, right: number): Pick<Frame, 'bowl' | 'counter'> {
  const { v, h, m, top } = k;
  const { bowl } = k.frame(0, top, right, 0, { br: k.c });
  // Where the lower edge of the branch and the inner edge of the chamfer cut the counter's box.
  const shift = Math.hypot(1, m);
  const branchAt = (x: number) => top + notch(k) + (v - x) / m + (k.s * LIGHTER * shift) / m;
  const chamferAt = (x: number) => -k.c + (right - x) / m - (k.s * shift) / m;
  const box: Point[] = [[v, top + h], [right - v, top + h], [right - v, -h], [v, -h]];
  const counter = cutBelow(cutAbove(box, branchAt), chamferAt);
  return { bowl, counter: discIn(counter) };
}

/** What of a convex outline is below, or above, a line that is given by its height at x. */
const cutAbove = (points: readonly Point[], lineAt: (x: number) => number): Point[] => cut(points, ([x, y]) => y - lineAt(x));
const cutBelow = (points: readonly Point[], lineAt: (x: number) => number): Point[] => cut(points, ([x, y]) => lineAt(x) - y);

const cut = (points: readonly Point[], side: (point: Point) => number): Point[] =>
  points.flatMap((point, i): Point[] => {
    const before = points.at(i - 1)!;
    const [a, b] = [side(before), side(point)];
    const crossing: Point[] = a * b < 0 ? [between(before, point, a / (a - b))] : [];
    return b >= 0 ? [...crossing, point] : crossing;
  });
