import type { Point } from '@fifteen/geometry';
import type { Disc, StrokeEnd } from '../../anchors.ts';
import type { Ending, Kit } from './kit.ts';
import type { Node } from './stroke.ts';

/** Strokes that several letters share. */

/** Slanting strokes that meet in points. */
export interface Vee {
  /** Width of a leg along a horizontal line. */
  readonly across: number;
  /** Horizontal run of a leg per unit of height. */
  readonly run: number;
  readonly nodes: readonly Node[];
}

interface ZigzagOptions {
  /** Starts at the bottom line instead of the top line. */
  readonly isUp?: boolean;
  readonly w?: number;
  /** Half the width of a blunt point, as a share of a leg's. */
  readonly blunt?: number;
  readonly r?: number;
}

/** Draws a zigzag: see {@link zigzagLine}. */
export function zigzag(k: Kit, left: number, outer: number, legs: number, top: number, bottom: number, { start = 'levelFree', ...options }: ZigzagOptions & { start?: Ending } = {}): Vee {
  const vee = zigzagLine(k, left, outer, legs, top, bottom, options);
  k.line(vee.nodes, start, start);
  return vee;
}

/**
 * A zigzag of straight strokes of equal slope between two lines, `outer` wide from the outer edge of the first leg to that
 * of the last. Blunt points stay within the lines, round ones reach a little beyond.
 */
export function zigzagLine(k: Kit, left: number, outer: number, legs: number, top: number, bottom: number, { isUp = false, w = 1, blunt = 0.46, r: wanted = k.p.radius }: ZigzagOptions = {}): Vee {
  const height = bottom - top;
  // Rounder points would eat up the legs.
  const r = Math.min(wanted, (0.4 * outer) / legs);
  let [run, across, inset] = [outer / legs / height / 1.2, k.p.s, 0];
  let isRound = false;
  for (let i = 0; i < 12; i += 1) {
    const slant = Math.atan(run);
    const width = k.weight(90 - (slant * 180) / Math.PI) * w;
    across = width / Math.cos(slant);
    isRound = r > (blunt * across) / Math.tan((Math.PI / 2 - slant) / 2);
    inset = isRound ? across / 2 / run - r * (1 / Math.sin(slant) - 1) - k.p.ov * 0.6 : ((0.5 - blunt) * across) / run;
    // Legs at the ends lose one inset, those between two.
    run = (outer - across) / (legs * height - 2 * (legs - 1) * inset);
  }
  const xs = [left + across / 2];
  const ys = [isUp ? bottom : top];
  for (let i = 0; i < legs; i += 1) {
    const isEnd = i === legs - 1;
    const goesDown = (i % 2 === 0) !== isUp;
    const y = goesDown ? bottom - (isEnd ? 0 : inset) : top + (isEnd ? 0 : inset);
    xs.push(xs[i]! + Math.abs(y - ys[i]!) * run);
    ys.push(y);
  }
  const slope = (Math.atan(1 / run) * 180) / Math.PI;
  const nodes = xs.map((x, i) => {
    const goesDown = (i % 2 === 0) !== isUp;
    // Direction of the leg that leaves the node, and of the one that arrives.
    const [out, into] = goesDown ? [slope, -slope] : [-slope, slope];
    if (i === 0) return k.n(x, ys[i]!, out, { w });
    if (i === legs) return k.n(x, ys[i]!, into, { w });
    return k.n(x, ys[i]!, into, { out, w, r, ...(!isRound && { level: goesDown ? top : bottom }) });
  });
  return { across, run, nodes };
}

/** Anchors of a round on this center line. */
export const roundAnchors = (k: Kit, cx: number, cy: number, rx: number, ry: number): { bowl: Disc; counter: Disc } => {
  const { c, h } = k.p;
  return { bowl: { cx, cy, r: Math.min(rx + c / 2, ry + h / 2) }, counter: { cx, cy, r: Math.min(rx - c / 2, ry - h / 2) } };
};

/** The round of b p þ (stem on the left) or of a d g q (on the right), with its left edge at x. */
export function smallBowl(k: Kit, stemSide: 'left' | 'right', x = 0): { cx: number; stem: number; right: number; bowl: Disc; counter: Disc } {
  const { c, s, x: top, join, rx: full, ry } = k.p;
  const rx = full * 0.985;
  const cy = top / 2;
  const isRight = stemSide === 'right';
  const cx = isRight ? x + c / 2 + rx : x + s / 2 + rx;
  k.ring(cx, cy, rx, ry, { [isRight ? 0 : 180]: join });
  const stem = isRight ? cx + rx : x + s / 2;
  return { cx, stem, right: isRight ? stem + s / 2 : cx + rx + c / 2, ...roundAnchors(k, cx, cy, rx, ry) };
}

/**
 * The right part of e: a bar from `left` and a curve from its right end over the top, the left and the bottom. `join` is the
 * width at the left, as a share.
 */
export function eye(k: Kit, left: number, cx: number, rx: number, { from = 1.02 } = {}): number {
  const { ry, x, h, dense, radius } = k.p;
  const cy = x / 2;
  const w = dense / h;
  const bar = cy - 4 + dense * 0.06;
  const foot = k.n(cx + rx, bar + dense / 2, -90, { w: 1.02 });
  k.line([foot, ...k.arc(cx, cy, rx, ry, 0, -314, { 270: w, 90: w, 180: from })], 'hidden', 'free', { start: { side: 'right', r: radius } });
  // Ends within the curve, so that the corner can be round.
  k.bar(bar, left, cx + rx - k.p.s * 0.1, 'hidden', 'hidden', w);
  return bar;
}

/** Half the height of the curve of an arch. */
export const archHeight = (k: Kit, half: number): number => half * 0.5 + (0.5 * half) / Math.max(0.6, k.p.wide) ** 0.6;

/** The arch of n: leaves the stem around x0 and comes down around x1. Returns the height of its crown. */
export function arch(k: Kit, x0: number, x1: number, { top = k.p.x - k.p.ov, bottom = 0, end = 'foot' as Ending } = {}): number {
  const { h, join } = k.p;
  const half = (x1 - x0) / 2;
  const y = top + h / 2;
  const ry = archHeight(k, half);
  k.line([k.n(x0, y + ry, -90, { w: join }), k.n(x0 + half, y, 0), k.n(x1, y + ry, 90), k.n(x1, bottom, 90)], 'hidden', end);
  return y;
}

/** The cup of u: comes down around x0 and runs into the stem around x1. */
export function cup(k: Kit, x0: number, x1: number, { top = k.p.x, bottom = k.p.ov, start = 'free' as Ending } = {}): void {
  const { h, join } = k.p;
  const half = (x1 - x0) / 2;
  const y = bottom - h / 2;
  const ry = archHeight(k, half);
  k.line([k.n(x0, top, 90), k.n(x0, y - ry, 90), k.n(x0 + half, y, 0), k.n(x1, y - ry, -90, { w: join })], start, 'hidden');
}

/** A descending stem around x that turns left below the line, as in g and y. Returns the end of its curve. */
export function tail(k: Kit, x: number, top: number, half: number, until = 142, start: Ending = 'free'): Node {
  const { h, desc } = k.p;
  const ry = Math.min(half, 188);
  const y = desc - h / 2;
  const curve = k.arc(x - half, y - ry, half, ry, 0, until, { 0: 1 });
  k.line([k.n(x, top, 90), ...curve], start, 'free');
  return curve.at(-1)!;
}

/** The middle stem of m, up into the fork of its arches. */
export function fork(k: Kit, x1: number, half: number, crown: number): void {
  const ry = archHeight(k, half);
  const u = Math.max(0, 1 - k.p.s / 2 / half);
  k.stem(x1, crown + ry * (1 - Math.sqrt(1 - u * u)), crown + ry + 10, 'hidden', 'hidden');
}

/** The slanting arms of k and K: the lower one leaves the upper one near the stem. Returns its end. */
export function arms(k: Kit, stemRight: number, top: number, right: number): StrokeEnd {
  const { s } = k.p;
  const meet = top * 0.4;
  // The upper arm's center line runs from within the stem to the right end of its top.
  const start: Point = [stemRight - s * 0.35, meet + s * 0.12];
  const slope = Math.atan2(start[1] - top, right - s * 0.62 - start[0]);
  const across = k.weight((slope * 180) / Math.PI) / Math.sin(slope);
  const upper: Point = [right - 18 - across / 2, top];
  k.beam(start, upper, 'hidden', 'levelFree', 0.97);
  const share = 0.2;
  const from: Point = [start[0] + (upper[0] - start[0]) * share + s * 0.1, start[1] + (upper[1] - start[1]) * share];
  const lowerSlope = Math.atan2(-from[1], right - s * 0.6 - from[0]);
  const lowerAcross = k.weight((lowerSlope * 180) / Math.PI) / Math.sin(lowerSlope);
  const foot: Point = [right - lowerAcross / 2, 0];
  k.beam(from, foot, 'hidden', 'levelFoot', 0.97);
  return { at: foot, angle: (lowerSlope * 180) / Math.PI, width: k.p.s };
}

/** The two crossing strokes of x and X, narrower at the top. */
export function cross(k: Kit, left: number, right: number, top: number, bottom: number, narrower = 14): void {
  const slope = Math.atan2(bottom - top, right - left - k.p.s * 1.25);
  const across = k.weight((slope * 180) / Math.PI) / Math.sin(slope);
  k.beam([left + narrower + across / 2, top], [right - across / 2, bottom], 'levelFree', 'levelFoot', 0.96);
  k.beam([right - narrower - across / 2, top], [left + across / 2, bottom], 'levelFree', 'levelFoot', 0.96);
}

/** The radius of sharp corners, which lose more by it than right angles. */
export const acute = (k: Kit): number => Math.min(k.p.radius, 60 + k.p.radius * 0.25, 36 + k.p.s * 0.6);

/** z and Z. */
export function zed(k: Kit, width: number, top: number, narrower = 14): void {
  const { h, s } = k.p;
  const [yt, yb] = [top + h / 2, -h / 2];
  const inset = s * 0.72;
  k.line(k.path([[narrower, yt], [width - inset - narrower * 0.4, yt], [inset, yb], [width, yb]], { r: acute(k) }), 'free', 'free');
}

/** Share of the spine's tangent that its handles cover. */
const SPINE = 0.45;

/** s and S around two rounds of these radii, the lower one larger. */
export function ess(k: Kit, top: number, bottom: number, upper: number, lower: number, { slope = 20, reach = 24 } = {}): { cx: number; right: number } {
  const { h, c, s, wide } = k.p;
  const w = k.p.dense / h;
  const [yt, yb] = [top + (h * w) / 2, bottom - (h * w) / 2];
  const ym = yt + (yb - yt) * 0.487;
  const [ru, rl] = [upper * wide, lower * wide];
  const cx = rl + c / 2;
  const lean = Math.tan((slope * Math.PI) / 180);
  // Where the side is, so that the curvature runs on without a jump and the spine is straight in its middle.
  const bend = Math.sqrt((2 / 3) * (1 - SPINE));
  const half = (height: number, radius: number) => {
    const free = height - radius * lean;
    const ry = free / (1 + bend);
    return { ry, drop: free - ry, spine: (radius * SPINE) / Math.cos((slope * Math.PI) / 180) };
  };
  const [above, below] = [half(ym - yt, ru), half(yb - ym, rl)];
  // Heavy strokes are thinner where they bend most.
  const side = 1.02 - Math.max(0, s - 110) * 0.0016;
  const first = k.arc(cx, yt + above.ry, ru, above.ry, -reach, -180, { 270: w, 180: side });
  const last = k.arc(cx, yb - below.ry, rl, below.ry, 0, 180 - reach, { 90: w, 0: side });
  k.line(
    [
      ...first.slice(0, -1),
      { ...first.at(-1)!, handleOut: above.drop },
      { ...k.n(cx, ym, slope, { w: (s * 0.95 * w) / k.weight(slope) }), handleIn: above.spine, handleOut: below.spine },
      { ...last[0]!, handleIn: below.drop },
      ...last.slice(1),
    ],
    'free',
    'free',
  );
  return { cx, right: cx + rl + c / 2 };
}

/** The angle at which the tangent from a point touches an ellipse; the point is seen to the right (1) or left (-1) of the center. */
export function touch(cx: number, cy: number, rx: number, ry: number, [x, y]: Point, side: 1 | -1): number {
  const [a, b] = [(x - cx) / rx, (y - cy) / ry];
  return ((Math.atan2(b, a) + side * Math.acos(Math.min(1, 1 / Math.hypot(a, b)))) * 180) / Math.PI;
}

/** Nodes of the half round on the right of B D P R, from its top to its bottom. */
export function lobe(k: Kit, top: number, bottom: number, right: number, rx: number, { above = 1, below = 1, side = 1.02 } = {}): Node[] {
  return [k.n(right - rx, top, 0, { w: above }), k.n(right, (top + bottom) / 2, 90, { w: side }), k.n(right - rx, bottom, 180, { w: below })];
}
