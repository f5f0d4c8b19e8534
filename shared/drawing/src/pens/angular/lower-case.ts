import type { Disc, StrokeEnd } from '../../anchors.ts';
import type { Shape } from '../../shape.ts';
import type { LetterProgram } from '../create-pen.ts';
import { arch, branch, leftBowl, rightBowl } from './branches.ts';
import { dotWidth, spark } from './dots.ts';
import * as form from './forms.ts';
import { type Hand, drawn, slopeAngles, turned } from './hand.ts';
import { ASCENDER, DESCENDER } from './proportions.ts';

const small = drawn('small');

/** Widths at the drawn weight, in units. */
export const SMALL_WIDTHS = { n: 560, o: 565, c: 500, s: 500 } as const;
const N = SMALL_WIDTHS.n;

const UP = -90;
const DOWN = 90;

const ascender = (k: Hand, x = 0): StrokeEnd => ({ at: [x + k.v / 2, -ASCENDER], angle: UP, width: k.v });
const stemTop = (k: Hand, x = 0): StrokeEnd => ({ at: [x + k.v / 2, k.top], angle: UP, width: k.v });
const descender = (k: Hand, x: number): StrokeEnd => ({ at: [x + k.v / 2, DESCENDER], angle: DOWN, width: k.v });

/** The dot of i and j over a stem at 0: a spark along the slope, or a square. */
export function dotOver(k: Hand): { shape: Shape; dot: Disc } {
  const { shape, disc } = spark(k, dotWidth(k));
  return { shape: shape.move(k.v / 2, -ASCENDER), dot: { ...disc, cx: k.v / 2, cy: disc.cy - ASCENDER } };
}

/** A hook below the baseline, from the stem that ends at `right` to a tip at `left`. */
export const hook = (k: Hand, right: number, left: number, top: number): Shape => k.band([[right, top], [right, DESCENDER, k.c * 0.7], [left, DESCENDER]], { end: k.tip });

/** A level stroke through a stem at the x-height: f and t. */
function cross(k: Hand, left: number, right: number): { shape: Shape; crossbar: StrokeEnd } {
  const shape = k.band([[left + k.lean, k.top], [right, k.top]], { start: k.tip, end: k.tip });
  return { shape, crossbar: { at: [(left + right) / 2, k.top + k.h / 2], angle: 0, width: k.h } };
}

export const LOWER_CASE: Readonly<Record<string, LetterProgram>> = {
  a: small((k) => {
    const R = k.wide(N);
    const { shape, bowl, counter } = leftBowl(k, R);
    return { shape: shape.union(k.stem(R - k.v, k.top, 0, { foot: true })), left: 0.8, anchors: { bowl, counter, tail: { at: [R - k.v / 2, 0], angle: DOWN, width: k.v } } };
  }),
  b: small((k) => {
    const { shape, bowl, counter } = rightBowl(k, k.wide(N));
    return { shape: shape.union(k.stem(0, -ASCENDER, 0, { top: true })), right: 0.8, anchors: { ascender: ascender(k), bowl, counter } };
  }),
  c: small((k) => form.c(k, SMALL_WIDTHS.c)),
  d: small((k) => {
    const R = k.wide(N);
    const { shape, bowl, counter } = leftBowl(k, R);
    return { shape: shape.union(k.stem(R - k.v, -ASCENDER, 0, { top: true, foot: true })), left: 0.8, anchors: { ascender: ascender(k, R - k.v), bowl, counter } };
  }),
  e: small((k) => {
    const R = k.wide(540);
    const eye = -0.35 * k.height;
    const { shape, bowl, counter } = k.frame(0, k.top, R, eye, { tl: k.c, br: k.c * 0.6 });
    const rest = k.band([[0, k.top / 2], [0, 0], [R - 0.015 * k.height, 0]], { ink: 'left', end: k.tip });
    return { shape: shape.union(rest), left: 0.8, right: 0.4, anchors: { bowl, counter, crossbar: { at: [R / 2, eye - k.h / 2], angle: 0, width: k.h } } };
  }),
  f: small((k) => {
    const R = k.wide(415, 1);
    const x = 0.1 * k.wide(900, 1);
    const { shape, crossbar } = cross(k, 0, R - 0.05 * k.height);
    const stem = k.band([[R, -ASCENDER], [x, -ASCENDER, k.c * 0.6], [x, 0]], { ink: 'left', start: k.tip });
    return { shape: shape.union(stem), left: 0.3, right: 0, anchors: { ascender: { at: [R - k.lean / 2, k.h / 2 - ASCENDER], angle: 0, width: k.h }, crossbar } };
  }),
  g: small((k) => {
    const R = k.wide(N);
    const { shape, bowl, counter } = leftBowl(k, R);
    const left = 0.04 * k.height;
    return { shape: shape.union(hook(k, R, left, k.top)), left: 0.8, anchors: { bowl, counter, descender: { at: [left + k.lean / 2, DESCENDER - k.h / 2], angle: 180, width: k.h } } };
  }),
  h: small((k) => {
    const R = k.wide(N);
    return { shape: arch(k, 0, R).union(k.stem(0, -ASCENDER, 0, { top: true })), anchors: { ascender: ascender(k) } };
  }),
  i: small((k) => {
    const { shape, dot } = dotOver(k);
    return { shape: shape.union(k.stem(0, k.top, 0, { top: true, foot: true })), markX: k.v / 2, anchors: { stemTop: stemTop(k), dot } };
  }),
  ı: small((k) => ({ shape: k.stem(0, k.top, 0, { top: true, foot: true }), anchors: { stemTop: stemTop(k) } })),
  j: small((k) => {
    const { shape, dot } = dotOver(k);
    const { shape: stem, anchors } = dotlessJ(k);
    return { shape: stem.union(shape), anchors: { ...anchors, dot } };
  }),
  ȷ: small(dotlessJ),
  k: small((k) => {
    const { shape, anchors } = form.arms(k, k.v);
    return { shape: shape.union(k.stem(0, -ASCENDER, 0, { top: true })), right: 0.1, anchors: { ...anchors, ascender: ascender(k) } };
  }),
  l: small((k) => {
    const foot = k.band([[0, k.top / 2], [0, 0], [k.wide(285, 1), 0]], { ink: 'left', end: k.tip });
    return { shape: foot.union(k.stem(0, -ASCENDER, -k.h, { top: true })), right: 0.15, markX: k.v / 2, anchors: { ascender: ascender(k) } };
  }),
  m: small((k) => {
    const middle = k.wide(N - 35);
    const R = 2 * middle - k.v;
    return { shape: arch(k, 0, middle).union(k.stem(0, k.top, 0, { top: true }), arch(k, middle - k.v, R)), anchors: { stemTop: stemTop(k) } };
  }),
  n: small((k) => ({ shape: arch(k, 0, k.wide(N)).union(k.stem(0, k.top, 0, { top: true })), anchors: { stemTop: stemTop(k) } })),
  o: small((k) => form.o(k, SMALL_WIDTHS.o)),
  p: small((k) => {
    const { shape, bowl, counter } = rightBowl(k, k.wide(N));
    return { shape: shape.union(k.stem(0, k.top, DESCENDER, { top: true })), right: 0.8, anchors: { stemTop: stemTop(k), bowl, counter, descender: descender(k, 0) } };
  }),
  q: small((k) => {
    const R = k.wide(N);
    const { shape, bowl, counter } = leftBowl(k, R);
    return { shape: shape.union(k.stem(R - k.v, k.top, DESCENDER, { foot: true })), left: 0.8, anchors: { stemTop: stemTop(k, R - k.v), bowl, counter, descender: descender(k, R - k.v) } };
  }),
  r: small((k) => {
    const R = k.wide(400, 1.5);
    return { shape: branch(k, 0, R, [], k.tip === 'slope' ? 'slope' : 'plumb').union(k.stem(0, k.top, 0, { top: true })), right: 0, anchors: { stemTop: stemTop(k) } };
  }),
  s: small((k) => form.s(k, SMALL_WIDTHS.s)),
  t: small((k) => {
    const R = k.wide(400, 1);
    const x = 0.1 * k.wide(900, 1);
    const top = -ASCENDER + 0.08 * k.height;
    const { shape, crossbar } = cross(k, 0, R - 0.03 * k.height);
    const foot = k.band([[x, k.top / 2], [x, 0], [R, 0]], { ink: 'left', end: k.tip });
    return {
      shape: shape.union(foot, k.stem(x, top, -k.h, { top: true })),
      left: 0.25,
      right: 0.05,
      anchors: { ascender: { at: [x + k.v / 2, top], angle: UP, width: k.v }, crossbar, tail: { at: [R - k.lean / 2, -k.h / 2], angle: 0, width: k.h } },
    };
  }),
  u: small((k) => {
    const R = k.wide(N);
    return { shape: turned(arch(k, 0, R).union(k.stem(0, k.top, 0, { top: true })), R, k.height), anchors: { stemTop: stemTop(k) } };
  }),
  v: small((k) => form.v(k)),
  w: small((k) => form.w(k, 0.86)),
  x: small((k) => form.x(k)),
  y: small((k) => {
    const { shape, ...wedge } = form.v(k);
    const at = -k.trim - k.m * DESCENDER;
    return { ...wedge, shape: shape.union(k.slash(at, DESCENDER, -k.v / k.m)), markX: shape.bounds.cx, anchors: { ...wedge.anchors, descender: { at: [at + k.sx / 2, DESCENDER], angle: slopeAngles(k.m).up + 180, width: k.s } } };
  }),
  z: small((k) => form.z(k)),
};

function dotlessJ(k: Hand) {
  const left = -0.24 * k.height * k.style.width;
  return {
    shape: hook(k, k.v, left, k.top + k.v).union(k.stem(0, k.top, 0, { top: true })),
    left: 0.9,
    markX: k.v / 2,
    anchors: { stemTop: stemTop(k), descender: { at: [left + k.lean / 2, DESCENDER - k.h / 2] as const, angle: 180, width: k.h } },
  };
}
