import { type Drawing, type Drawings, type Kit, type Sides, endAt } from './kit.ts';
import { arch, arms, cross, cup, ess, eye, fork, roundAnchors, smallBowl, tail, zed, zigzag } from './strokes.ts';

/** Radius of the hooks of f j t. */
export const hook = (k: Kit): number => (95 + k.p.s * 0.42) * k.p.wide ** 0.5;
export const dotRadius = (k: Kit): number => k.p.s * 0.5 + 14;
export const dotY = (k: Kit): number => k.p.x - 66 - k.p.s * 0.3 - dotRadius(k);

const ROUND = 0.46;

const withBowlOnStem = (k: Kit, top: number, bottom: number, side: 'left' | 'right', kind: 'ascender' | 'stemTop' | 'both'): Sides => {
  const { stem, bowl, counter } = smallBowl(k, side);
  const { s } = k.p;
  k.stem(stem, top, bottom, 'free', bottom > 0 ? 'free' : 'foot');
  return {
    ...(side === 'left' ? { right: ROUND } : { left: ROUND }),
    anchors: {
      bowl,
      counter,
      ...(kind === 'ascender' ? { ascender: endAt(stem, top, -90, s) } : { stemTop: endAt(stem, top, -90, s) }),
      ...(bottom > 0 && { descender: endAt(stem, bottom, 90, s) }),
    },
  };
};

function dot(k: Kit, x: number) {
  return k.disc(x, dotY(k), dotRadius(k));
}

function arches(k: Kit, top: number, count: 1 | 2): Sides {
  const { s, n, x } = k.p;
  const step = count === 1 ? n : n * 0.9;
  const x0 = s / 2;
  k.stem(x0, top, 0);
  for (let i = 0; i < count; i += 1) {
    const crown = arch(k, x0 + i * step, x0 + (i + 1) * step);
    if (i > 0) fork(k, x0 + i * step, step / 2, crown);
  }
  const isTall = top < x;
  return { anchors: isTall ? { ascender: endAt(x0, top, -90, s) } : { stemTop: endAt(x0, top, -90, s) } };
}

export function dotlessI(k: Kit): Sides {
  const { s, x } = k.p;
  k.stem(s / 2, x, 0);
  return { anchors: { stemTop: endAt(s / 2, x, -90, s) } };
}

export function dotlessJ(k: Kit): Sides {
  const { s, h, x, desc } = k.p;
  const q = hook(k);
  const stem = s / 2;
  const end = stem - q - 28;
  k.line([k.n(stem, x, 90), k.n(stem, desc - h / 2 - q, 90), k.n(stem - q, desc - h / 2, 180), k.n(end, desc - h / 2, 180)], 'free', 'free');
  return { left: 0.9, markX: stem, anchors: { stemTop: endAt(stem, x, -90, s), descender: endAt(end, desc - h / 2, 180, h) } };
}

const withDot =
  (draw: Drawing): Drawing =>
  (k) => {
    const sides = draw(k);
    return { ...sides, anchors: { ...sides.anchors, dot: dot(k, k.p.s / 2) } };
  };

export const LOWER_CASE: Drawings = {
  a: (k) => withBowlOnStem(k, k.p.x, 0, 'right', 'stemTop'),
  b: (k) => withBowlOnStem(k, k.p.asc, 0, 'left', 'ascender'),
  c: (k) => {
    const { rx, ry, c, x } = k.p;
    const [cx, cy] = [c / 2 + rx, x / 2];
    const nodes = k.arc(cx, cy, rx, ry, -44, -316);
    k.line(nodes, 'free', 'free');
    return { left: ROUND, right: 0.3, markX: cx, anchors: { ...roundAnchors(k, cx, cy, rx, ry) } };
  },
  d: (k) => withBowlOnStem(k, k.p.asc, 0, 'right', 'ascender'),
  e: (k) => {
    const { rx, ry, c, x, dense } = k.p;
    const [cx, cy] = [c / 2 + rx, x / 2];
    const bar = eye(k, cx - rx, cx, rx);
    return { left: ROUND, right: 0.4, markX: cx, anchors: { bowl: roundAnchors(k, cx, cy, rx, ry).bowl, crossbar: endAt(cx, bar, 0, dense) } };
  },
  f: (k) => {
    const { s, h, x, asc } = k.p;
    const q = hook(k);
    const stem = s / 2 + 92 * k.p.wide;
    const y = asc + h / 2 - 4;
    const end = stem + q + 36 * k.p.wide;
    k.line([k.n(stem, 0, -90), k.n(stem, y + q, -90), k.n(stem + q, y, 0), k.n(end, y, 0)], 'foot', 'free');
    const bar = x + h / 2;
    k.bar(bar, 0, stem + s / 2 + 112 * k.p.wide, 'free', 'free');
    return { left: 0.25, right: 0.1, anchors: { crossbar: endAt(stem, bar, 0, h), ascender: endAt(end, y, 0, h) } };
  },
  g: (k) => {
    const { s, x } = k.p;
    const { stem, bowl, counter } = smallBowl(k, 'right');
    const end = tail(k, stem, x, k.p.rx);
    return { left: ROUND, anchors: { bowl, counter, stemTop: endAt(stem, x, -90, s), descender: endAt(end.x, end.y, end.in, end.wIn) } };
  },
  h: (k) => arches(k, k.p.asc, 1),
  i: withDot(dotlessI),
  j: withDot(dotlessJ),
  k: (k) => {
    const { s, x, asc } = k.p;
    k.stem(s / 2, asc, 0);
    const right = s + 400 * k.p.wide + s * 0.3;
    const tail = arms(k, s, x, right);
    return { right: 0.2, anchors: { tail, ascender: endAt(s / 2, asc, -90, s) } };
  },
  l: (k) => {
    const { s, asc } = k.p;
    k.stem(s / 2, asc, 0);
    return { anchors: { ascender: endAt(s / 2, asc, -90, s) } };
  },
  m: (k) => arches(k, k.p.x, 2),
  n: (k) => arches(k, k.p.x, 1),
  o: (k) => {
    const { rx, ry, c, x } = k.p;
    const [cx, cy] = [c / 2 + rx, x / 2];
    k.ring(cx, cy, rx, ry);
    return { left: ROUND, right: ROUND, anchors: { ...roundAnchors(k, cx, cy, rx, ry) } };
  },
  p: (k) => withBowlOnStem(k, k.p.x, k.p.desc, 'left', 'stemTop'),
  q: (k) => withBowlOnStem(k, k.p.x, k.p.desc, 'right', 'stemTop'),
  r: (k) => {
    const { s, x, h, ov, join } = k.p;
    k.stem(s / 2, x, 0);
    const half = 205 * k.p.wide;
    const y = x - ov + h / 2;
    const nodes = k.arc(s / 2 + half, y + 215, half, 215, 180, 314, { 180: join });
    k.line(nodes, 'hidden', 'free');
    const arm = nodes.at(-1)!;
    return { right: 0.1, anchors: { stemTop: endAt(s / 2, x, -90, s), tail: endAt(arm.x, arm.y, arm.in, arm.wIn) } };
  },
  s: (k) => {
    const { cx } = ess(k, k.p.x - k.p.ov, k.p.ov, 158 + k.p.s * 0.12, 170 + k.p.s * 0.13);
    return { left: 0.4, right: 0.4, markX: cx };
  },
  t: (k) => {
    const { s, h, x, ov } = k.p;
    const q = hook(k);
    const stem = s / 2 + 92 * k.p.wide;
    const y = -h / 2 + ov * 0.5;
    const end = stem + q + 36 * k.p.wide;
    k.line([k.n(stem, x - 210, 90), k.n(stem, y - q, 90), k.n(stem + q, y, 0), k.n(end, y, 0)], 'free', 'free');
    const bar = x + h / 2;
    k.bar(bar, 0, stem + s / 2 + 112 * k.p.wide, 'free', 'free');
    return { left: 0.25, right: 0.35, markX: stem, anchors: { ascender: endAt(stem, x - 210, -90, s), crossbar: endAt(stem, bar, 0, h), tail: endAt(end, y, 0, h) } };
  },
  u: (k) => {
    const { s, n, x } = k.p;
    cup(k, s / 2, s / 2 + n);
    k.stem(s / 2 + n, x, 0);
    return { anchors: { stemTop: endAt(s / 2, x, -90, s) } };
  },
  v: (k) => {
    zigzag(k, 0, (520 + k.p.s * 0.75) * k.p.wide, 2, k.p.x, 0, { w: 0.97 });
    return { left: 0.2, right: 0.2 };
  },
  w: (k) => {
    zigzag(k, 0, (850 + k.p.s * 1.1) * k.p.wide, 4, k.p.x, 0, { w: 0.95 });
    return { left: 0.2, right: 0.2 };
  },
  x: (k) => {
    cross(k, 0, (490 + k.p.s * 0.8) * k.p.wide, k.p.x, 0);
    return { left: 0.2, right: 0.2 };
  },
  y: (k) => {
    const { s, n, x } = k.p;
    cup(k, s / 2, s / 2 + n);
    const end = tail(k, s / 2 + n, x, n / 2);
    return { anchors: { stemTop: endAt(s / 2, x, -90, s), descender: endAt(end.x, end.y, end.in, end.wIn) } };
  },
  z: (k) => {
    zed(k, (430 + k.p.s * 0.7) * k.p.wide, k.p.x);
    return { left: 0.5, right: 0.5 };
  },
};

