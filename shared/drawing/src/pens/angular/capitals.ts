import type { StrokeEnd } from '../../anchors.ts';
import type { LetterProgram } from '../create-pen.ts';
import * as form from './forms.ts';
import { type Hand, drawn, slopeAngles, turned } from './hand.ts';

const capital = drawn('capital');

/** Height of crossbars, as a share of the height: above the middle, where they look centered. */
export const MIDDLE = -0.52;

const UP = -90;

/** Widths at the drawn weight, in units. */
export const CAPITAL_WIDTHS = { o: 710, c: 640, s: 620, h: 715, e: 580, p: 640 } as const;

export const stemEnd = (k: Hand, x = 0): StrokeEnd => ({ at: [x + k.v / 2, k.top], angle: UP, width: k.v });
const level = (x: number, y: number, width: number): StrokeEnd => ({ at: [x, y], angle: 0, width });

/** Stem and three arms. */
export function combs(k: Hand, width: number) {
  const R = k.wide(width, 1.5);
  const y = MIDDLE * k.height;
  const outer = k.band([[R - 0.01 * k.height, k.top], [0, k.top], [0, 0], [R, 0]], { ink: 'left', start: k.tip, end: k.tip });
  return { shape: outer.union(k.bar(k.v / 2, R - 0.06 * k.height, y, { end: k.tip })), right: 0.25, anchors: { ascender: stemEnd(k), crossbar: level(R / 2, y, k.h) } };
}

export const CAPITALS: Readonly<Record<string, LetterProgram>> = {
  A: capital((k) => {
    const { shape } = form.v(k);
    const R = shape.bounds.right;
    const { bar, crossbar } = form.wedgeBar(k, R);
    return { shape: turned(shape, R, k.height).union(bar), left: 0.1, markX: R - k.v * 0.75, anchors: { crossbar } };
  }),
  B: capital((k) => {
    const R = k.wide(650);
    const y = MIDDLE * k.height;
    const upper = k.frame(0, k.top, R - 0.055 * k.height, y + k.h / 2, { br: k.h + k.c * 0.45 });
    const lower = k.frame(0, y - k.h / 2, R, 0, { br: k.c * 0.85 });
    return { shape: upper.shape.union(lower.shape), right: 0.68, anchors: { ascender: stemEnd(k), bowl: lower.bowl, counter: lower.counter } };
  }),
  C: capital((k) => form.c(k, CAPITAL_WIDTHS.c)),
  D: capital((k) => {
    const { shape, bowl, counter } = k.frame(0, k.top, k.wide(690), 0, { br: k.c });
    return { shape, right: 0.85, anchors: { ascender: stemEnd(k), bowl, counter } };
  }),
  E: capital((k) => combs(k, CAPITAL_WIDTHS.e)),
  F: capital((k) => {
    const R = k.wide(560, 1.5);
    const y = -0.46 * k.height;
    const arm = k.band([[k.v / 2, k.top], [R, k.top]], { end: k.tip });
    return { shape: arm.union(k.stem(0, k.top, 0, { foot: true }), k.bar(k.v / 2, R - 0.06 * k.height, y, { end: k.tip })), right: 0.15, anchors: { ascender: stemEnd(k), crossbar: level(R / 2, y, k.h) } };
  }),
  G: capital((k) => {
    const R = k.wide(690);
    const y = -0.55 * k.height;
    const barLeft = Math.max(R * 0.47, 1.3 * k.v + k.h * k.m);
    const shape = k.band([[R - 0.02 * k.height, k.top], [0, k.top, k.c], [0, 0], [R, 0, k.c], [R, y], [barLeft, y]], { ink: 'left', start: k.tip, end: k.tip });
    const { bowl } = form.roundAnchors(k, R);
    return { shape, left: 0.85, right: 0.7, anchors: { crossbar: level((barLeft + R) / 2, y + k.h / 2, k.h), bowl } };
  }),
  H: capital((k) => {
    const R = k.wide(CAPITAL_WIDTHS.h);
    const y = MIDDLE * k.height;
    return {
      shape: k.stem(0, k.top, 0, { top: true }).union(k.stem(R - k.v, k.top, 0, { foot: true }), k.bar(k.v / 2, R - k.v / 2, y)),
      anchors: { ascender: stemEnd(k), crossbar: level(R / 2, y, k.h) },
    };
  }),
  I: capital((k) => ({ shape: k.stem(0, k.top, 0, { top: true, foot: true }), anchors: { ascender: stemEnd(k) } })),
  J: capital((k) => {
    const R = k.wide(540);
    return { shape: k.band([[R, k.top], [R, 0, k.c], [0, 0]], { end: k.tip }), left: 0.1, markX: R - k.v / 2, anchors: { ascender: stemEnd(k, R - k.v), tail: { at: [k.lean / 2, -k.h / 2], angle: 180, width: k.h } } };
  }),
  K: capital((k) => {
    const { shape, anchors } = form.arms(k, k.v);
    return { shape: shape.union(k.stem(0, k.top, 0, { top: true })), right: 0.2, anchors: { ...anchors, ascender: stemEnd(k) } };
  }),
  L: capital((k) => {
    const R = k.wide(560, 1.5);
    const foot = k.band([[0, k.top / 2], [0, 0], [R, 0]], { ink: 'left', end: k.tip });
    return { shape: foot.union(k.stem(0, k.top, -k.h, { top: true })), right: 0.1, markX: k.v, anchors: { ascender: stemEnd(k), tail: level(R - k.lean / 2, -k.h / 2, k.h) } };
  }),
  M: capital((k) => {
    const { shape } = form.w(k, 0.72);
    return { shape: turned(shape, shape.bounds.right, k.height), left: 0.1 };
  }),
  N: capital((k) => {
    const { m, sx, trim, v, top } = k;
    const R = m * k.height + sx - 2 * trim;
    const knee = (v + trim) / m;
    const shape = k.poly([[0, top], [sx - trim, top], [R - v, -knee], [R - v, top], [R, top], [R, 0], [R - sx + trim, 0], [v, top + knee], [v, 0], [0, 0]]);
    return { shape, anchors: { ascender: stemEnd(k) } };
  }),
  O: capital((k) => form.o(k, CAPITAL_WIDTHS.o)),
  P: capital((k) => {
    const { shape, bowl, counter } = k.frame(0, k.top, k.wide(CAPITAL_WIDTHS.p), -0.39 * k.height, { br: k.c * 0.85 });
    return { shape: shape.union(k.stem(0, k.top, 0, { foot: true })), right: 0.5, anchors: { ascender: stemEnd(k), bowl, counter } };
  }),
  Q: capital((k) => {
    const { shape, anchors } = form.o(k, CAPITAL_WIDTHS.o);
    const R = k.wide(CAPITAL_WIDTHS.o);
    // The tail leaves the chamfer and does not enter the counter.
    const [from, to] = [-0.27 * k.height, 0.13 * k.height];
    const x = R - k.sx + k.m * from + 0.02 * k.height;
    const tail = k.backslash(x, from, to).subtract(shape.filled().subtract(shape));
    return { shape: shape.union(tail), left: 0.85, right: 0.4, markX: R / 2, anchors: { ...anchors, tail: { at: [x + k.sx / 2 + k.m * (to - from), to], angle: slopeAngles(k.m).down, width: k.s } } };
  }),
  R: capital((k) => {
    const R = k.wide(650);
    const foot = -0.42 * k.height;
    const { shape, bowl, counter } = k.frame(0, k.top, R, foot, { br: k.c * 0.8 });
    const leg = R + 0.02 * k.height - k.sx + k.m * (foot - k.h / 2);
    return {
      shape: shape.union(k.stem(0, k.top, 0), k.backslash(leg, foot - k.h / 2, 0)),
      right: 0.25,
      anchors: { ascender: stemEnd(k), bowl, counter, tail: { at: [R + 0.02 * k.height - k.sx / 2, 0], angle: slopeAngles(k.m).down, width: k.s } },
    };
  }),
  S: capital((k) => form.s(k, CAPITAL_WIDTHS.s)),
  T: capital((k) => {
    const R = k.wide(660, 1.5);
    const bar = k.band([[k.lean, k.top], [R, k.top]], { start: k.tip, end: k.tip });
    return { shape: bar.union(k.stem((R - k.v) / 2, k.top, 0, { foot: true })), left: 0.1, right: 0.1, anchors: { crossbar: level(R / 2, k.top + k.h / 2, k.h) } };
  }),
  U: capital((k) => {
    const R = k.wide(700);
    return { shape: k.band([[0, k.top / 2], [0, 0], [R, 0, k.c], [R, k.top]], { ink: 'left' }).union(k.stem(0, k.top, -k.height / 3, { top: true })), anchors: { ascender: stemEnd(k) } };
  }),
  V: capital((k) => form.v(k)),
  W: capital((k) => form.w(k, 0.72)),
  X: capital((k) => form.x(k)),
  Y: capital((k) => {
    const { m, sx, v, top, height } = k;
    const joint = -0.43 * height;
    const R = 2 * m * (height + joint) + sx;
    const stem = k.stem((R - v) / 2, joint - sx / m / 4, 0, { foot: true });
    return { shape: k.slash((R - sx) / 2, joint, top).union(k.backslash(0, top, joint), stem), left: 0.2, right: 0.2 };
  }),
  Z: capital((k) => form.z(k)),
};
