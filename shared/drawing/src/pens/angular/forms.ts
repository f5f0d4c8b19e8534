import type { Anchors, Disc, StrokeEnd } from '../../anchors.ts';
import type { Shape } from '../../shape.ts';
import type { DrawnLetter } from '../create-pen.ts';
import type { Hand } from './hand.ts';
import { slopeAngles } from './hand.ts';
import { CAP } from './proportions.ts';

/** Letters that have one form in both cases, by their width at the drawn weight. */

export function o(k: Hand, width: number): DrawnLetter {
  const { shape, bowl, counter } = k.frame(0, k.top, k.wide(width), 0, { tl: k.c, br: k.c });
  return { shape, left: 0.85, right: 0.85, anchors: { bowl, counter } };
}

/** Bowl and counter of an open round letter: those of the closed one. */
export function roundAnchors(k: Hand, right: number): { bowl: Disc; counter: Disc } {
  const { bowl, counter } = k.frame(0, k.top, right, 0, { tl: k.c });
  return { bowl, counter };
}

export function c(k: Hand, width: number): DrawnLetter {
  const R = k.wide(width);
  return { shape: k.band([[R, k.top], [0, k.top, k.c], [0, 0], [R, 0]], { ink: 'left', start: k.tip, end: k.tip }), left: 0.85, right: 0.25, anchors: roundAnchors(k, R) };
}

export function s(k: Hand, width: number): DrawnLetter {
  const R = k.wide(width);
  const middle = -0.52 * k.height;
  const chamfer = k.c * 0.8;
  const upper = k.band([[R - 0.02 * k.height, k.top], [0, k.top, chamfer], [0, middle + k.h / 2], [R, middle + k.h / 2]], { ink: 'left', start: k.tip, end: 'plumb' });
  const lower = k.band([[0, middle - k.h / 2], [R, middle - k.h / 2], [R, 0, chamfer], [0, 0]], { start: 'plumb', end: k.tip });
  return { shape: upper.union(lower), left: 0.5, right: 0.55 };
}

const leftStem = (k: Hand): Anchors => {
  const end: StrokeEnd = { at: [k.v / 2, k.top], angle: -90, width: k.v };
  return k.height === CAP ? { ascender: end } : { stemTop: end };
};

export function v(k: Hand): DrawnLetter {
  const { m, sx, trim, top, height } = k;
  const R = m * height - trim + sx;
  const shape = k.poly([...k.topCut(0, top), [k.v, top], [k.v, -(k.v + trim) / m], [R - sx, top], [R, top], [sx - trim, 0], [0, 0]]);
  return { shape, right: 0, markX: R / 2, anchors: leftStem(k) };
}

/** The bar of A in a wedge that ends at `right`: low, and lower where heavy strokes leave little room above it. */
export function wedgeBar(k: Hand, right: number): { bar: Shape; crossbar: StrokeEnd } {
  const counterTop = k.top + (k.v + k.trim) / k.m;
  const upper = Math.max(-0.27 * k.height - 0.46 * k.h, counterTop + 0.13 * k.height);
  const h = Math.min(0.92 * k.h, -0.62 * upper);
  const y = upper + h / 2;
  const left = k.m * -y - k.trim + k.sx / 2;
  return { bar: k.bar(left, right - k.v / 2, y, { h }), crossbar: { at: [(left + right) / 2, y], angle: 0, width: h } };
}

/** Two wedges; `middle` is how high their common apex is, as a share of the height. */
export function w(k: Hand, middle: number): DrawnLetter {
  const { m, sx, trim, top, height } = k;
  // Heavy strokes need a higher apex for white to remain below it.
  const apex = Math.min(0.9, middle + Math.max(0, k.v - 170) * 0.0014) * height;
  const inner = (k.v + trim) / m;
  const left = m * apex - trim;
  const right = left + sx - trim;
  const second = right - k.v;
  const R = second + m * height - trim + sx;
  const shape = k.poly([
    ...k.topCut(0, top), [k.v, top], [k.v, -inner], [left, -apex], [right, -apex], [right, -inner], [R - sx, top], [R, top],
    [second + sx - trim, 0], [second, 0], [second, inner - apex], [sx - trim, 0], [0, 0],
  ]);
  return { shape, right: 0, anchors: leftStem(k) };
}

export function x(k: Hand): DrawnLetter {
  const R = k.m * k.height + k.sx;
  return { shape: k.slash(0, 0, k.top).union(k.backslash(0, k.top, 0)), left: 0.2, right: 0.2, markX: R / 2 };
}

export function z(k: Hand): DrawnLetter {
  const { m, sx, top, height } = k;
  const R = m * height + sx;
  const upper = k.band([[k.lean, top], [R - sx / 2, top]], { start: k.tip });
  const lower = k.band([[sx / 2, 0], [R - 0.03 * height, 0]], { ink: 'left', end: k.tip });
  return { shape: k.slash(0, 0, top).union(upper, lower), left: 0.2, right: 0.25 };
}

/** Arm and leg of a K, from the right edge of its stem. */
export function arms(k: Hand, from: number): { shape: Shape; right: number; anchors: Anchors } {
  const { m, sx, top, h } = k;
  const middle = -0.52 * k.height;
  const knee = from + 0.05 * k.height - sx / 2;
  const armFoot = middle + sx / m / 4;
  const legTop = middle - sx / m / 4;
  const arm = k.slash(knee, armFoot, top);
  const leg = k.backslash(knee, legTop, 0);
  return {
    shape: arm.union(leg, k.bar(from - k.v / 2, knee + sx, middle, { h: Math.min(h, sx / m / 2) })),
    right: Math.max(arm.bounds.right, leg.bounds.right),
    anchors: { tail: { at: [knee + sx / 2 - m * legTop, 0], angle: slopeAngles(m).down, width: k.s } },
  };
}



