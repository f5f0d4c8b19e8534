import type { Point } from '@fifteen/geometry';

/**
 * How a stroke ends: `free` takes the style's terminal; `foot` does too, but is never cut at an angle, so that letters
 * keep to their lines; `plain` is straight and sharp, for ends inside another part; `ball` is always round.
 */
export type End = 'free' | 'foot' | 'plain' | 'ball';

/** A step of a track: straight on by a distance, or a quarter turn whose outer edge has this radius. */
export type Step = readonly ['go' | 'left' | 'right', number];

export interface Track {
  /** Where the center line starts, and where it heads: one unit along an axis. */
  readonly from: Point;
  readonly heading: Point;
  readonly steps: readonly Step[];
  /** Thickness where it runs up or down, and where it runs level. */
  readonly upright: number;
  readonly level: number;
  readonly ends: readonly [End, End];
}

export const UP: Point = [0, -1];
export const DOWN: Point = [0, 1];
export const LEFT: Point = [-1, 0];
export const RIGHT: Point = [1, 0];

interface Edge {
  readonly from: Point;
  readonly to: Point;
  /** Radii of a quarter turn; straight without. */
  readonly arc?: readonly [rx: number, ry: number, sweep: 0 | 1];
}

const plus = ([x, y]: Point, [dx, dy]: Point, k = 1): Point => [x + dx * k, y + dy * k];
const leftOf = ([dx, dy]: Point): Point => [dy, -dx];
const opposite = ([dx, dy]: Point): Point => [-dx || 0, -dy || 0];

/** Depth of a cut terminal, as a share of the thickness: about 17 degrees. */
export const CUT = 0.3;

/**
 * Path data of bars, half rings and quarter rings, alone or end to end like the pieces of a toy railway. Straight
 * pieces and true arcs only.
 */
export function trackData({ from, heading, steps, upright, level, ends }: Track, { soft, terminal }: { soft: number; terminal: 'flat' | 'round' | 'cut' }): string {
  const thickness = ([dx]: Point) => (dx === 0 ? upright : level);
  const left: Edge[] = [];
  const right: Edge[] = [];
  let [at, toward] = [from, heading];
  for (const [kind, amount] of steps) {
    const half = thickness(toward) / 2;
    const side = leftOf(toward);
    if (kind === 'go') {
      if (amount <= 1e-6) continue;
      const next = plus(at, toward, amount);
      left.push({ from: plus(at, side, half), to: plus(next, side, half) });
      right.push({ from: plus(at, side, -half), to: plus(next, side, -half) });
      at = next;
      continue;
    }
    const turned = kind === 'left' ? side : opposite(side);
    const [before, after] = [thickness(toward), thickness(turned)];
    const radius = Math.max(amount, before, after);
    const next = plus(plus(at, toward, radius - after / 2), turned, radius - before / 2);
    const inner: readonly [number, number] = [radius - upright, radius - level];
    const sweep = kind === 'left' ? 0 : 1;
    const nextSide = leftOf(turned);
    const outerFirst = kind === 'right';
    left.push({ from: plus(at, side, half), to: plus(next, nextSide, after / 2), arc: outerFirst ? [radius, radius, sweep] : [...inner, sweep] });
    right.push({ from: plus(at, side, -half), to: plus(next, nextSide, -after / 2), arc: outerFirst ? [...inner, sweep] : [radius, radius, sweep] });
    [at, toward] = [next, turned];
  }
  const look = { soft, terminal };
  const finish = endOf({ at, outward: toward, thickness: thickness(toward), reach: reachOf(left.at(-1)), end: ends[1], ...look });
  const start = endOf({ at: from, outward: opposite(heading), thickness: thickness(heading), reach: reachOf(left[0]), end: ends[0], ...look });
  return [
    `M${start.last.join(' ')}`,
    ...left.map((edge, i) => drawn(i === left.length - 1 ? { ...edge, to: edge.arc ? edge.to : finish.first } : edge)),
    finish.data,
    ...right.toReversed().map((edge, i) => drawn(reversed(i === right.length - 1 ? { ...edge, from: edge.arc ? edge.from : start.first } : edge))),
    start.data,
    'Z',
  ].join('');
}

const reversed = ({ from, to, arc }: Edge): Edge => ({ from: to, to: from, ...(arc && { arc: [arc[0], arc[1], arc[2] === 1 ? 0 : 1] as const }) });

const drawn = ({ to, arc }: Edge): string => (arc && Math.min(arc[0], arc[1]) > 0.01 ? `A${arc[0]} ${arc[1]} 0 0 ${arc[2]} ${to.join(' ')}` : `L${to.join(' ')}`);

/** How far an end may be taken back: along its straight piece only. */
const reachOf = (edge: Edge | undefined): number => (edge && !edge.arc ? Math.hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]) : 0);

/** An end seen from inside: the path comes along its left edge to `first`, and leaves along its right edge from `last`. */
function endOf(given: { at: Point; outward: Point; thickness: number; reach: number; end: End; soft: number; terminal: 'flat' | 'round' | 'cut' }): { first: Point; last: Point; data: string } {
  const { at, outward, thickness, reach, end } = given;
  const half = thickness / 2;
  const side = leftOf(outward);
  const [l, r] = [plus(at, side, half), plus(at, side, -half)];
  if (end === 'plain') return { first: l, last: r, data: `L${r.join(' ')}` };
  if (end === 'ball' || given.terminal === 'round') {
    const back = Math.min(reach, half);
    const [first, last] = [plus(l, outward, -back), plus(r, outward, -back)];
    return { first, last, data: `A${half} ${half} 0 0 1 ${last.join(' ')}` };
  }
  const cut = given.terminal === 'cut' && end === 'free' ? Math.min(reach, thickness * CUT) : 0;
  // All cuts rise to the right, as a saw would leave them in a row of blocks.
  const cutsLeft = outward[0] === 0;
  const [tipL, tipR] = [plus(l, outward, cutsLeft ? -cut : 0), plus(r, outward, cutsLeft ? 0 : -cut)];
  const soft = Math.min(given.soft, half, Math.max(0, reach - cut));
  if (soft < 0.5) return { first: tipL, last: tipR, data: `L${tipR.join(' ')}` };
  const [first, last] = [plus(tipL, outward, -soft), plus(tipR, outward, -soft)];
  if (cut === 0) {
    const [a, b] = [plus(tipL, side, -soft), plus(tipR, side, soft)];
    return { first, last, data: `A${soft} ${soft} 0 0 1 ${a.join(' ')}L${b.join(' ')}A${soft} ${soft} 0 0 1 ${last.join(' ')}` };
  }
  const along = Math.hypot(tipR[0] - tipL[0], tipR[1] - tipL[1]);
  const t = Math.min(0.5, soft / along);
  const between = (one: Point, other: Point): Point => [one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t];
  const [a, b] = [between(tipL, tipR), between(tipR, tipL)];
  return { first, last, data: `Q${tipL.join(' ')} ${a.join(' ')}L${b.join(' ')}Q${tipR.join(' ')} ${last.join(' ')}` };
}
