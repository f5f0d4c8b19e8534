import { type Drawings, type Kit, type Sides, endAt } from './kit.ts';
import { arms, cross, ess, lobe, roundAnchors, zed, zigzag } from './strokes.ts';

const ROUND = 0.5;

/** Middle of the bars of E F H: a little above the middle of the height. */
export const middle = (k: Kit): number => k.p.cap * 0.515;

/** Width of a capital: grows a little with the stem so that heavy letters keep their counters. */
export const wide = (k: Kit, width: number, growth = 0.45): number => (width - 130 + (k.p.s - 130) * growth) * k.p.wide + 130 + (k.p.s - 130) * 0.3;

export function bigRound(k: Kit) {
  const { RX, RY, c, cap } = k.p;
  const [cx, cy] = [c / 2 + RX, cap / 2];
  return { cx, cy, rx: RX, ry: RY, right: 2 * cx, ...roundAnchors(k, cx, cy, RX, RY) };
}

/** Stem on the left with the corners of E at its ends. */
function armsOfE(k: Kit, width: number, { isBottomOpen = false } = {}): Sides {
  const { s, h, cap, dense } = k.p;
  const w = isBottomOpen ? 1 : dense / h;
  const [yt, yb] = [cap + (h * w) / 2, (-h * w) / 2];
  const top = k.n(s / 2, yt, -90, { out: 0 });
  const right = k.n(width, yt, 0, { w });
  const squeezed = { ...top, wOut: top.wOut * w };
  if (isBottomOpen) k.line([k.n(s / 2, 0, -90), squeezed, right], 'foot', 'free');
  else k.line([k.n(width, yb, 180, { w }), { ...k.n(s / 2, yb, 180, { out: -90 }), wIn: k.weight(0) * w }, squeezed, right], 'free', 'free');
  const bar = isBottomOpen ? cap * 0.49 : middle(k) + 4;
  k.bar(bar, s / 2, width * 0.93 - s * 0.05, 'hidden', 'free', w);
  return { right: 0.35, anchors: { ascender: endAt(s / 2, cap, -90, s), crossbar: endAt(width / 2, bar, 0, h * w) } };
}

export const CAPITALS: Drawings = {
  A: (k) => {
    const { cap, h, s } = k.p;
    const width = wide(k, 800, 0.75);
    const { run, across } = zigzag(k, 0, width, 2, cap, 0, { isUp: true, w: 0.97, start: 'levelFoot' });
    const y = -268 - s * 0.05;
    const x = across / 2 - y * run;
    k.bar(y, x, width - x, 'hidden', 'hidden', 0.97);
    return { left: 0.15, right: 0.15, anchors: { ascender: endAt(width / 2, cap, -90, s), crossbar: endAt(width / 2, y, 0, h) } };
  },
  B: (k) => {
    const { s, h, cap, dense } = k.p;
    const w = dense / h;
    const [yt, yb, ym] = [cap + (h * w) / 2, (-h * w) / 2, cap * 0.515];
    const [upper, lower] = [wide(k, 600) - s / 2 - 22, wide(k, 632) - s / 2];
    const x = s / 2;
    const [ru, rl] = [(ym - yt) / 2, (yb - ym) / 2];
    const thin = { above: w, below: w };
    k.line([k.n(x, ym, -90), { ...k.n(x, yt, -90, { out: 0 }), wOut: h * w }, ...lobe(k, yt, ym, upper, ru, thin), k.n(x, ym, 180, { w })]);
    k.line([k.n(x, ym, 90), { ...k.n(x, yb, 90, { out: 0 }), wOut: h * w }, ...lobe(k, ym, yb, lower, rl, thin).toReversed().map(flipped), k.n(x, ym, 180, { w: w * 0.98 })]);
    return { right: ROUND, anchors: { ascender: endAt(x, cap, -90, s), crossbar: endAt(upper / 2, ym, 0, h * w) } };
  },
  C: (k) => {
    const { cy, rx: full, ry } = bigRound(k);
    const rx = full * 0.97;
    const cx = k.p.c / 2 + rx;
    k.line(k.arc(cx, cy, rx, ry, -44, -316), 'free', 'free');
    return { left: ROUND, right: 0.3, markX: cx, anchors: roundAnchors(k, cx, cy, rx, ry) };
  },
  D: (k) => {
    const { s, h, cap } = k.p;
    const right = wide(k, 790) - s / 2;
    const [yt, yb] = [cap + h / 2, -h / 2];
    const rx = ((yb - yt) / 2) * Math.min(1.05, k.p.wide);
    k.loop([k.n(s / 2, yb, 180, { out: -90 }), k.n(s / 2, yt, -90, { out: 0 }), ...lobe(k, yt, yb, right, Math.min(rx, right - s))]);
    return { right: ROUND, anchors: { ascender: endAt(s / 2, cap, -90, s), ...roundAnchors(k, (s / 2 + right) / 2, cap / 2, (right - s / 2) / 2, (yb - yt) / 2) } };
  },
  E: (k) => armsOfE(k, wide(k, 560)),
  F: (k) => armsOfE(k, wide(k, 540), { isBottomOpen: true }),
  G: (k) => {
    const { cx, cy, rx, ry, bowl } = bigRound(k);
    const { h, s, radius } = k.p;
    const y = cy + h * 0.42;
    const side = k.n(cx + rx, y + Math.max(24, Math.min(radius, 60)), -90);
    k.line([...k.arc(cx, cy, rx, ry, -44, -270), side, k.n(cx + rx, y, -90, { out: 180 }), k.n(cx + s * 0.1, y, 180)], 'free', 'free');
    return { left: ROUND, right: 0.6, markX: cx, anchors: { bowl, crossbar: endAt(cx + rx / 2, y, 180, h) } };
  },
  H: (k) => {
    const { s, h, cap } = k.p;
    const right = wide(k, 720) - s / 2;
    k.stem(s / 2, cap, 0);
    k.stem(right, cap, 0);
    k.bar(middle(k), s / 2, right);
    return { anchors: { ascender: endAt(s / 2, cap, -90, s), crossbar: endAt((s / 2 + right) / 2, middle(k), 0, h) } };
  },
  I: (k) => {
    const { s, cap } = k.p;
    k.stem(s / 2, cap, 0);
    return { anchors: { ascender: endAt(s / 2, cap, -90, s) } };
  },
  J: (k) => {
    const { s, h, cap, OV } = k.p;
    const right = wide(k, 520) - s / 2;
    const half = (right - s / 2) / 2 + 12;
    const cy = OV - h / 2 - half;
    k.line([k.n(right, cap, 90), ...k.arc(right - half, cy, half, half, 0, 158, { 0: 1 })], 'free', 'free');
    return { left: 0.3, anchors: { ascender: endAt(right, cap, -90, s) } };
  },
  K: (k) => {
    const { s, cap } = k.p;
    k.stem(s / 2, cap, 0);
    const tail = arms(k, s, cap, wide(k, 690, 0.8));
    return { right: 0.15, anchors: { tail, ascender: endAt(s / 2, cap, -90, s) } };
  },
  L: (k) => {
    const { s, h, cap } = k.p;
    const width = wide(k, 520);
    k.line([k.n(s / 2, cap, 90), k.n(s / 2, -h / 2, 90, { out: 0 }), k.n(width, -h / 2, 0)], 'free', 'free');
    return { right: 0.25, anchors: { ascender: endAt(s / 2, cap, -90, s), tail: endAt(width, -h / 2, 0, h) } };
  },
  M: (k) => {
    const { s, cap } = k.p;
    const right = wide(k, 870, 0.9) - s / 2;
    const nodes = k.path([[s / 2, 0], [s / 2, cap], [(s / 2 + right) / 2, -270], [right, cap], [right, 0]], { level: cap });
    const slim = nodes.map((node, i) => ({ ...node, ...(i === 1 && { wOut: node.wOut * 0.92 }), ...(i === 2 && { wIn: node.wIn * 0.92, wOut: node.wOut * 0.92, level: -210 }), ...(i === 3 && { wIn: node.wIn * 0.92 }) }));
    k.line(slim, 'foot', 'foot');
    return { anchors: { ascender: endAt(s / 2, cap, -90, s) } };
  },
  N: (k) => {
    const { s, cap } = k.p;
    const right = wide(k, 740, 0.7) - s / 2;
    const nodes = k.path([[s / 2, 0], [s / 2, cap], [right, 0], [right, cap]]);
    k.line(nodes.map((node, i) => ({ ...node, ...(i === 1 && { wOut: node.wOut * 0.94, level: cap }), ...(i === 2 && { wIn: node.wIn * 0.94, level: 0 }) })), 'foot', 'free');
    return { anchors: { ascender: endAt(s / 2, cap, -90, s) } };
  },
  O: (k) => {
    const { cx, cy, rx, ry, bowl, counter } = bigRound(k);
    k.ring(cx, cy, rx, ry);
    return { left: ROUND, right: ROUND, anchors: { bowl, counter } };
  },
  P: (k) => {
    const { s, h, cap } = k.p;
    const right = wide(k, 620) - s / 2;
    const [yt, ym] = [cap + h / 2, cap * 0.43];
    k.line([k.n(s / 2, 0, -90), k.n(s / 2, yt, -90, { out: 0 }), ...lobe(k, yt, ym, right, (ym - yt) / 2), k.n(s / 2, ym, 180)], 'foot', 'hidden');
    return { right: 0.4, anchors: { ascender: endAt(s / 2, cap, -90, s) } };
  },
  Q: (k) => {
    const { cx, cy, rx, ry, right, bowl, counter } = bigRound(k);
    const { s } = k.p;
    k.ring(cx, cy, rx, ry);
    const end: [number, number] = [right - s * 0.32, 20];
    k.beam([cx + rx * 0.22, cy + ry * 0.42], end, 'free', 'levelFoot');
    return { left: ROUND, right: ROUND, anchors: { bowl, counter, tail: endAt(end[0], end[1], 45, s) } };
  },
  R: (k) => {
    const { s, h, cap } = k.p;
    const right = wide(k, 620) - s / 2;
    const [yt, ym] = [cap + h / 2, cap * 0.44];
    k.line([k.n(s / 2, 0, -90), k.n(s / 2, yt, -90, { out: 0 }), ...lobe(k, yt, ym, right, (ym - yt) / 2), k.n(s / 2, ym, 180)], 'foot', 'hidden');
    const foot = wide(k, 650, 0.7) - s * 0.6;
    k.beam([foot - 290 * k.p.wide, ym], [foot, 0], 'hidden', 'levelFoot');
    return { right: 0.25, anchors: { ascender: endAt(s / 2, cap, -90, s), tail: endAt(foot, 0, 60, s) } };
  },
  S: (k) => {
    const { cx } = ess(k, k.p.cap - k.p.OV, k.p.OV, 222 + k.p.s * 0.1, 244 + k.p.s * 0.1, { slope: 23, reach: 24 });
    return { left: 0.45, right: 0.45, markX: cx };
  },
  T: (k) => {
    const { s, h, cap } = k.p;
    const width = wide(k, 640);
    k.bar(cap + h / 2, 0, width, 'free', 'free');
    k.stem(width / 2, cap + h / 2, 0, 'hidden');
    return { left: 0.25, right: 0.25, anchors: { crossbar: endAt(width / 2, cap + h / 2, 0, h), ascender: endAt(width / 2, cap, -90, s) } };
  },
  U: (k) => {
    const { s, h, cap, OV } = k.p;
    const right = wide(k, 690) - s / 2;
    const half = (right - s / 2) / 2;
    const yb = OV - h / 2;
    k.line([k.n(s / 2, cap, 90), k.n(s / 2, yb - half, 90), k.n(s / 2 + half, yb, 0), k.n(right, yb - half, -90), k.n(right, cap, -90)], 'free', 'free');
    return { anchors: { ascender: endAt(s / 2, cap, -90, s) } };
  },
  V: (k) => {
    zigzag(k, 0, wide(k, 790, 0.75), 2, k.p.cap, 0, { w: 0.97 });
    return { left: 0.15, right: 0.15 };
  },
  W: (k) => {
    zigzag(k, 0, wide(k, 1160, 1.2), 4, k.p.cap, 0, { w: 0.94 });
    return { left: 0.15, right: 0.15 };
  },
  X: (k) => {
    cross(k, 0, wide(k, 720, 0.75), k.p.cap, 0, 20);
    return { left: 0.15, right: 0.15 };
  },
  Y: (k) => {
    const { s, cap } = k.p;
    const width = wide(k, 730, 0.7);
    const fork = cap * 0.42;
    const slope = Math.atan2(fork - cap, width / 2 - s * 0.55);
    const across = (k.weight((slope * 180) / Math.PI) * 0.97) / Math.abs(Math.sin(slope));
    // The height at which the outer edges of the arms are as far apart as those of the stem.
    const level = fork + ((across - s) / 2) * ((fork - cap) / (width / 2 - across / 2));
    k.line(k.path([[across / 2, cap], [width / 2, fork], [width - across / 2, cap]], { level, r: 0, w: 0.97 }), 'levelFree', 'levelFree');
    k.stem(width / 2, level - s * 0.1, 0, 'hidden');
    return { left: 0.15, right: 0.15 };
  },
  Z: (k) => {
    zed(k, wide(k, 640), k.p.cap, 20);
    return { left: 0.45, right: 0.45 };
  },
};

const flipped = (node: ReturnType<Kit['n']>) => ({ ...node, in: node.out + 180, out: node.in + 180, wIn: node.wOut, wOut: node.wIn });
