import type { Kit } from './kit.ts';
import { DESCENT, X_HEIGHT } from './proportions.ts';
import { DOWN, type End, LEFT, RIGHT, type Step } from './track.ts';

const X = X_HEIGHT;

/**
 * A half ring on top of a right leg, from a stem whose left edge is at x. `leg` continues the right leg from where the
 * half ring ends, at the height given.
 */
export function arch(k: Kit, x: number, width: number, { bottom = 0, top = -X - k.p.over, end = 'foot' as End, level = k.b, leg = (y: number): Step[] => [['go', bottom - y]] } = {}) {
  const r = (width - k.branch) / 2;
  const middle = x + k.branch + r;
  const quarter = k.track([middle, top + level / 2], LEFT, [['left', r]], ['plain', 'plain'], { level, upright: k.s - k.branch });
  return quarter.union(k.track([middle - 1, top + level / 2], RIGHT, [['go', 1], ['right', r], ...leg(top + r)], ['plain', end], { level }));
}

/** A half ring below a left leg: from the upper left down and over to a right stem whose right edge is at `x + width`. */
export function cup(k: Kit, x: number, width: number, { top = -X, bottom = k.p.over, level = k.b } = {}) {
  const r = (width - k.branch) / 2;
  const quarter = k.track([x + r, bottom - level / 2], RIGHT, [['left', r]], ['plain', 'plain'], { level, upright: k.s - k.branch });
  return quarter.union(k.track([x + k.s / 2, top], DOWN, [['go', bottom - r - top], ['left', r], ['go', 1]], ['free', 'plain'], { level }));
}

/** Thickness of the tails of g, j and y below the line, and the height of their middle. */
export const tailLevel = (k: Kit): number => k.b * 0.94;
export const tailMiddle = (k: Kit): number => DESCENT + k.p.over - tailLevel(k) / 2;

/** A stem that ends in a quarter ring to the left below the line. */
export function tailed(k: Kit, x: number, reach: number, { top = -X, bottom = DESCENT + k.p.over } = {}) {
  const level = tailLevel(k);
  const r = Math.max(k.s, Math.min(reach * 0.72, DESCENT));
  return k.track([x + k.s / 2, top], DOWN, [['go', bottom - r - top], ['right', r], ['go', reach - r]], ['free', 'free'], { level });
}

/** Two quarter rings that leave a stem at x = 0 back to back, up and down. Only the upper one overlaps the stem. */
export function arms(k: Kit, width: number, top: number, bottom: number) {
  const middle = (top + bottom) / 2;
  const level = k.b * 0.92;
  const rise = (bottom - top) / 2 + level / 2;
  const tip = Math.max(0.01, k.tip(k.s));
  const r = Math.min(rise - tip, width);
  const lead = width - r;
  const up = k.track([0, middle], RIGHT, [['go', lead], ['left', r], ['go', rise - r]], ['plain', 'free'], { level });
  const down = k.track([0, middle], RIGHT, [['go', lead], ['right', r], ['go', rise - r]], ['plain', 'foot'], { level });
  return [up, down.subtract(k.d.rect(-1, top, k.s + 1, bottom - top))] as const;
}

interface Bow {
  /** Where it starts, how far it goes out, and where it ends: to the right if `edge` is right of `from`, else to the left. */
  readonly from: number;
  readonly edge: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  readonly ends?: readonly [End, End];
  readonly level: number;
  readonly upright?: number;
  /** What follows the second leg. */
  readonly more?: readonly Step[];
}

/** A half ring that is open to one side, from its upper leg to its lower one. In narrow letters its back is straight. */
export function bow(k: Kit, { from, edge, to, top, bottom, ends = ['free', 'free'], level, upright = k.s, more = [] }: Bow) {
  const turn = edge > from ? 'right' : 'left';
  const height = bottom - top;
  const r = Math.max(upright, level, Math.min(height / 2, Math.abs(edge - from), Math.abs(edge - to)));
  return k.track(
    [from, top + level / 2], edge > from ? RIGHT : LEFT,
    [['go', Math.abs(edge - from) - r], [turn, r], ['go', height - 2 * r], [turn, r], ['go', Math.abs(edge - to) - r], ...more],
    ends, { upright, level },
  );
}

/** How far above the middle the two halves of S meet, as a share of its height. */
const LIFT = 0.02;

/** Two half rings that turn opposite ways and share a round piece in the middle. */
export function snake(k: Kit, width: number, top: number, bottom: number) {
  const level = k.p.storey(bottom - top, 3, 0.09);
  const middle = (top + bottom) / 2 - LIFT * (bottom - top);
  const upright = Math.min(k.s, level * 1.15, width * 0.44);
  const inset = width * 0.05;
  const right = width - inset * 0.6;
  const back = Math.max(upright, Math.min((bottom - middle + level / 2) / 2, width * 0.62));
  // The pin that both share reaches from one curve to the other.
  const pin = Math.max(level / 2, width / 2 - back + level * 0.5);
  const upper = bow(k, { from: right, edge: inset, to: width / 2 + pin, top, bottom: middle + level / 2, ends: ['free', 'ball'], level, upright });
  const lower = bow(k, { from: width / 2 - pin, edge: width, to: 0, top: middle - level / 2, bottom, ends: ['ball', 'free'], level, upright });
  return { parts: [upper, lower], level, start: [0, bottom - level / 2] as const };
}

/** Leaning bars between the lines, zigzag: the x of their center lines at top and bottom in turn, the first at the top. */
export function zigzag(k: Kit, xs: readonly number[], top: number, bottom: number, thickness = k.p.lean) {
  return xs.slice(1).map((x, i) => (i % 2 === 0 ? k.lean([xs[i]!, top], [x, bottom], { thickness }) : k.lean([xs[i]!, bottom], [x, top], { thickness })));
}

/** Two half rings back to back, which overlap by a stem in the middle. In narrow letters the rings are pressed flat. */
export function crossed(k: Kit, width: number, top: number, bottom: number) {
  const r = (bottom - top) / 2;
  const least = 2 * (r + k.tip(k.b)) - k.s;
  const press = Math.min(1, width / least);
  const [natural, upright] = [width / press, k.s / press];
  const lead = (natural + upright) / 2 - r;
  const right = k.track([0, top + k.b / 2], RIGHT, [['go', lead], ['right', r], ['right', r], ['go', lead]], ['free', 'free'], { upright });
  const left = k.track([natural, top + k.b / 2], LEFT, [['go', lead], ['left', r], ['left', r], ['go', lead]], ['free', 'free'], { upright });
  return press < 1 ? [right.scale(press, 1), left.scale(press, 1)] : [right, left];
}

/** Two level bars and a leaning one between their outer corners. */
export function zed(k: Kit, width: number, height: number) {
  const level = k.p.storey(height, 3, 0.12);
  const inset = width * 0.03;
  const thickness = Math.min(k.p.lean, level * 1.06);
  const half = k.leanWidth(width - inset - thickness, height, thickness) / 2;
  const stroke = k.lean([width - inset - half, -height], [half, 0], { thickness });
  return { parts: [k.beam(inset * 0.6, width - inset, -height, ['free', 'foot'], level), stroke, k.beam(0, width, -level, ['foot', 'free'], level)], level };
}

/** A half ring to the right of a stem, with legs that reach back to its left edge. */
export function halfRing(k: Kit, width: number, top: number, bottom: number, level = k.b, from = 0) {
  const r = Math.min((bottom - top) / 2, width - k.s);
  return k.track([from, top + level / 2], RIGHT, [['go', width - r - from], ['right', r], ['go', bottom - top - 2 * r], ['right', r], ['go', width - r]], [from > 0 ? 'plain' : 'foot', 'foot'], { level });
}

/** A half ring with two legs on top of a stem. */
export function fork(k: Kit, width: number, { top, bottom, foot }: { top: number; bottom: number; foot: number }, end: 'foot' | 'free' = 'foot') {
  const r = width / 2;
  const both = k.track([k.s / 2, top], DOWN, [['go', bottom - r - top], ['left', r], ['left', r], ['go', bottom - r - top]], ['free', 'free']);
  return [both, k.bar((width - k.s) / 2, bottom - k.b, foot, ['plain', end])] as const;
}
