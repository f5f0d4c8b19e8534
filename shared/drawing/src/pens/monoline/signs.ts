import type { Point } from '@fifteen/geometry';
import { wide } from './capitals.ts';
import { type Drawings, type Kit, type Sides, endAt } from './kit.ts';
import { dotRadius } from './lower-case.ts';
import { touch } from './strokes.ts';

/** Dots of signs, at these heights. */
function dots(k: Kit, ...ys: readonly number[]): Sides {
  const r = dotRadius(k) * 1.04;
  const [first] = ys.map((y) => k.disc(r, y, r));
  return { left: 0.7, right: 0.7, anchors: { dot: first! } };
}

const low = (k: Kit): number => -dotRadius(k) * 1.04;

/** A comma's slanting tick with its top at y; its head is a dot wide. */
function tick(k: Kit, x: number, top: number): void {
  const { s } = k.p;
  const r = dotRadius(k) * 1.04;
  k.beam([x + r * 0.8 + s * 0.38, top], [x + r * 0.18 + s * 0.38, top + r * 2 + s * 0.66], 'levelFree', 'levelFoot', 0.98);
}

/** Upright ticks of ' and ". */
const upright = (k: Kit, count: number): Sides => {
  const { s, cap } = k.p;
  for (let i = 0; i < count; i += 1) k.stem(s / 2 + i * s * 1.75, cap - 20, cap + 270 + s * 0.2, 'free', 'foot', 0.96);
  return { left: 0.8, right: 0.8 };
};

const commas = (k: Kit, count: number, top: number): Sides => {
  for (let i = 0; i < count; i += 1) tick(k, i * (dotRadius(k) * 1.3 + k.p.s * 0.75), top);
  return { left: 0.6, right: 0.5 };
};

/** Mirrored commas. */
const mirroredCommas = (k: Kit, count: number): Sides => {
  const { s, cap } = k.p;
  const r = dotRadius(k) * 1.04;
  const top = cap - 20;
  for (let i = 0; i < count; i += 1) {
    const x = i * (dotRadius(k) * 1.3 + s * 0.75);
    k.beam([x + r * 0.18 + s * 0.38, top], [x + r * 0.8 + s * 0.38, top + r * 2 + s * 0.66], 'levelFree', 'levelFoot', 0.98);
  }
  return { left: 0.5, right: 0.6 };
};

const dash = (k: Kit, length: number): Sides => {
  const { h, x } = k.p;
  k.bar(x / 2, 0, length * k.p.wide + k.p.s * 0.3, 'free', 'free');
  return { left: 0.6, right: 0.6, anchors: { crossbar: endAt((length * k.p.wide) / 2, x / 2, 0, h) } };
};

/** ( ) and their mirror images. */
const bracket = (k: Kit, isRight: boolean): Sides => {
  const { s } = k.p;
  const [top, bottom] = [-1_080, 200];
  const bulge = (150 + s * 0.2) * k.p.wide;
  const [half, reach] = [(bottom - top) / 2, 52];
  const [cos, sin] = [Math.cos((reach * Math.PI) / 180), Math.sin((reach * Math.PI) / 180)];
  const rx = bulge / (1 - cos);
  const thin = { 0: 0.96, 180: 0.96 };
  const nodes = isRight ? k.arc(bulge + s * 0.45 - rx, top + half, rx, half / sin, -reach, reach, thin) : k.arc(rx + s * 0.48, top + half, rx, half / sin, 180 + reach, 180 - reach, thin);
  k.line(nodes, 'free', 'foot');
  return isRight ? { left: 0.4, right: 0.7 } : { left: 0.7, right: 0.4 };
};

const angled = (k: Kit, count: number, isRight: boolean): Sides => {
  const { s, x } = k.p;
  const [half, depth] = [170 + s * 0.2, 160 * k.p.wide + s * 0.1];
  for (let i = 0; i < count; i += 1) {
    const left = i * (s * 1.15 + 90 * k.p.wide) + s * 0.3;
    const [tip, ends] = isRight ? [left + depth, left] : [left, left + depth];
    k.line(k.path([[ends, x / 2 - half], [tip, x / 2], [ends, x / 2 + half]], { w: 0.95 }), 'free', 'free');
  }
  return { left: 0.6, right: 0.6 };
};

export const SIGNS: Drawings = {
  '.': (k) => dots(k, low(k)),
  ':': (k) => dots(k, low(k), k.p.x - low(k)),
  '·': (k) => dots(k, k.p.x / 2),
  '•': (k) => {
    const r = k.p.s * 0.75 + 60;
    k.disc(r, k.p.x / 2 - 40, r);
    return { left: 0.7, right: 0.7 };
  },
  '…': (k) => {
    const r = dotRadius(k) * 1.04;
    for (let i = 0; i < 3; i += 1) k.disc(r + i * (r * 2 + k.p.s * 0.9), -r, r);
    return { left: 0.7, right: 0.7 };
  },
  ',': (k) => commas(k, 1, low(k) * 2),
  ';': (k) => {
    const r = dotRadius(k) * 1.04;
    tick(k, 0, low(k) * 2);
    k.disc(r, k.p.x + r, r);
    return { left: 0.6, right: 0.6 };
  },
  '’': (k) => commas(k, 1, k.p.cap - 20),
  '‘': (k) => mirroredCommas(k, 1),
  '”': (k) => commas(k, 2, k.p.cap - 20),
  '“': (k) => mirroredCommas(k, 2),
  '„': (k) => commas(k, 2, low(k) * 2),
  '‚': (k) => commas(k, 1, low(k) * 2),
  "'": (k) => upright(k, 1),
  '"': (k) => upright(k, 2),
  '«': (k) => angled(k, 2, false),
  '»': (k) => angled(k, 2, true),
  '‹': (k) => angled(k, 1, false),
  '›': (k) => angled(k, 1, true),
  '-': (k) => dash(k, 280),
  '–': (k) => dash(k, 480),
  '—': (k) => dash(k, 820),
  _: (k) => {
    k.bar(120, 0, 560 * k.p.wide, 'free', 'free');
    return { left: 0.2, right: 0.2 };
  },
  '+': (k) => {
    const size = 500 * k.p.wide + k.p.s * 0.4;
    const cy = k.p.cap * 0.42;
    k.bar(cy, 0, size, 'free', 'free');
    k.stem(size / 2, cy - size / 2, cy + size / 2, 'free', 'foot', 0.96);
    return { left: 0.55, right: 0.55, anchors: { crossbar: endAt(size / 2, cy, 0, k.p.h) } };
  },
  '=': (k) => {
    const size = 480 * k.p.wide + k.p.s * 0.4;
    const gap = 95 + k.p.s * 0.5;
    for (const dy of [-gap, gap]) k.bar(k.p.cap * 0.42 + dy, 0, size, 'free', 'free');
    return { left: 0.6, right: 0.6 };
  },
  '*': (k) => {
    const r = 190 + k.p.s * 0.25;
    const cy = k.p.cap + r;
    for (const degrees of [-90, 30, 150]) {
      const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * r, Math.sin((degrees * Math.PI) / 180) * r];
      k.beam([r - dx, cy - dy], [r + dx, cy + dy], 'foot', 'foot', 0.8);
    }
    return { left: 0.4, right: 0.4 };
  },
  '!': (k) => {
    const { s, cap } = k.p;
    const r = dotRadius(k) * 1.04;
    k.stem(r, cap, -2 * r - 70 - s * 0.35, 'free', 'foot');
    const dot = k.disc(r, -r, r);
    return { left: 0.9, right: 0.9, anchors: { dot, ascender: endAt(r, cap, -90, s) } };
  },
  '¡': (k) => {
    const { s, x } = k.p;
    const r = dotRadius(k) * 1.04;
    k.stem(r, x + 2 * r + 70 + s * 0.35, x + 1_000, 'free', 'foot');
    return { left: 0.9, right: 0.9, anchors: { dot: k.disc(r, x + r, r) } };
  },
  '?': (k) => question(k, false),
  '¿': (k) => question(k, true),
  '/': (k) => {
    const { s } = k.p;
    k.beam([s * 0.5, 120], [s * 0.5 + 420 * k.p.wide, -1_080], 'levelFoot', 'levelFree', 0.94);
    return { left: 0.3, right: 0.3 };
  },
  '\\': (k) => {
    const { s } = k.p;
    k.beam([s * 0.5 + 420 * k.p.wide, 120], [s * 0.5, -1_080], 'levelFoot', 'levelFree', 0.94);
    return { left: 0.3, right: 0.3 };
  },
  '|': (k) => {
    k.stem(k.p.s / 2, -1_080, 200);
    return {};
  },
  '(': (k) => bracket(k, false),
  ')': (k) => bracket(k, true),
  '[': (k) => {
    const { s, h } = k.p;
    const w = 210 * k.p.wide + s * 0.3;
    k.line(k.path([[w, -1_060 + h / 2], [s / 2, -1_060 + h / 2], [s / 2, 200 - h / 2], [w, 200 - h / 2]], { w: 0.95 }), 'foot', 'foot');
    return { left: 0.9, right: 0.4 };
  },
  ']': (k) => {
    const { s, h } = k.p;
    const w = 210 * k.p.wide + s * 0.3;
    k.line(k.path([[0, -1_060 + h / 2], [w - s / 2, -1_060 + h / 2], [w - s / 2, 200 - h / 2], [0, 200 - h / 2]], { w: 0.95 }), 'foot', 'foot');
    return { left: 0.4, right: 0.9 };
  },
  '&': ampersand,
  '@': (k) => {
    const { s, wide } = k.p;
    const w = 0.72 - Math.max(0, s - 130) * 0.0014;
    const thin = { 0: w, 90: w, 180: w, 270: w };
    const [R, r] = [545, 205];
    const [RX, rx] = [R * wide, r * wide];
    const [cx, cy] = [RX + (s * w) / 2, -400];
    k.ring(cx, cy, rx, r, thin);
    const x = cx + rx;
    const q = (RX - rx) * 0.5;
    const end = k.arc(cx, cy, RX, R, 0, -305, thin);
    k.line([k.n(x, cy - r - s * 0.1, 90, { w }), k.n(x, cy + r - 80, 90, { w }), k.n(x + q, cy + r + 24, 0, { w }), ...end.map((node) => ({ ...node, wIn: k.weight(node.in) * w, wOut: k.weight(node.in) * w }))], 'foot', 'free');
    return { left: ROUND, right: ROUND, anchors: { bowl: { cx, cy, r: R } } };
  },
  '#': (k) => {
    const { s, cap } = k.p;
    const w = 0.86;
    const [lean, span] = [70, (190 + s * 0.75) * k.p.wide];
    const width = span + 330 * k.p.wide;
    for (const i of [0, 1]) {
      const x = (width - span) / 2 + i * span;
      k.beam([x - lean / 2, 0], [x + lean / 2, cap], 'levelFoot', 'levelFree', w);
    }
    for (const dy of [-1, 1]) k.bar(cap / 2 + (dy * (190 + s * 0.72)) / 2, 0, width, 'free', 'free', w);
    return { left: 0.3, right: 0.3 };
  },
  '%': (k) => {
    const { s, cap } = k.p;
    const w = 0.8 - Math.max(0, s - 130) * 0.001;
    const thin = { 0: w, 90: w, 180: w, 270: w };
    const [r, rx] = [195, 190 * k.p.wide];
    const left = rx + (s * w) / 2;
    const right = left + 2 * rx + s * w + 120 * k.p.wide;
    k.ring(left, cap + r + (s * w) / 2 - 8, rx, r, thin);
    k.ring(right, -r - (s * w) / 2 + 8, rx, r, thin);
    const mid = (left + right) / 2;
    k.beam([mid - 250 * k.p.wide, 0], [mid + 250 * k.p.wide, cap], 'levelFoot', 'levelFree', w);
    return { left: ROUND, right: ROUND };
  },
  '€': (k) => {
    const { c, cap, RY } = k.p;
    const rx = (380 - c / 2) * k.p.wide;
    const [cx, cy] = [rx + c / 2 + 70 * k.p.wide, cap / 2];
    k.line(k.arc(cx, cy, rx, RY, -50, -310), 'free', 'free');
    const gap = 62 + k.p.s * 0.36;
    for (const dy of [-gap, gap]) k.bar(cy + dy, 0, cx + rx * 0.35, 'free', 'free', 0.82);
    return { left: 0.3, right: 0.3 };
  },
  '№': (k) => {
    const { s, cap, h } = k.p;
    const right = wide(k, 700, 0.7) - s / 2;
    const nodes = k.path([[s / 2, 0], [s / 2, cap], [right, 0], [right, cap]]);
    k.line(nodes.map((node, i) => ({ ...node, ...(i === 1 && { wOut: node.wOut * 0.94, level: cap }), ...(i === 2 && { wIn: node.wIn * 0.94, level: 0 }) })), 'foot', 'free');
    const w = 0.8;
    const r = 190;
    const cx = right + s / 2 + 90 + r * k.p.wide;
    k.ring(cx, cap + r + 120, r * k.p.wide - (s * w) / 2 + 30, r - 10, { 0: w, 90: w, 180: w, 270: w });
    k.bar(-(h * w) / 2 - 120, cx - r, cx + r, 'free', 'free', w);
    return {};
  },
  '°': (k) => {
    const { s, cap } = k.p;
    const w = 0.8;
    const r = 150 + s * 0.15;
    const edge = r + (s * w) / 2;
    k.ring(edge, cap - 15 + edge, r, r, { 0: w, 90: w, 180: w, 270: w });
    return { left: 0.5, right: 0.5 };
  },
};

const ROUND = 0.5;

function question(k: Kit, isTurned: boolean): Sides {
  const { s, c, h, cap, x, OV } = k.p;
  const r = dotRadius(k) * 1.04;
  const width = wide(k, 540);
  const rx = width / 2 - c / 2;
  const ry = Math.min(245, rx * 1.08);
  const [cx, cy] = [width / 2, cap - OV + h / 2 + ry];
  const bottom = -2 * r - 70 - s * 0.35;
  const bow = k.arc(cx, cy, rx, ry, 190, 404);
  const stem: Point = [cx, Math.min(bottom - 20, cy + ry + 90)];
  const nodes = [...bow, k.n(...stem, 90), ...(bottom - stem[1] > 5 ? [k.n(cx, bottom, 90)] : [])];
  const turn = (y: number): number => x - y;
  if (isTurned) k.line(nodes.map((node) => ({ ...node, x: width - node.x, y: turn(node.y), in: node.in + 180, out: node.out + 180 })), 'free', 'foot');
  else k.line(nodes, 'free', 'foot');
  const dot = k.disc(cx, isTurned ? turn(-r) : -r, r);
  return { left: 0.45, right: 0.45, anchors: { dot } };
}

function ampersand(k: Kit): Sides {
  const { s, h, c, cap, OV, dense } = k.p;
  const w = Math.max(0.8, dense / h);
  const W = wide(k, 770, 1.1);
  const [ru, rl] = [wide(k, 476, 0.8) / 2 - c / 2, wide(k, 690, 0.8) / 2 - c / 2];
  const [yt, yb] = [cap - OV + (h * w) / 2, OV - (h * w) / 2];
  const [au, al] = [186, 240];
  const cl = rl + c / 2;
  const cu = cl - 8 * k.p.wide;
  const [cyu, cyl] = [yt + au, yb - al];
  const foot: Point = [W - s * 0.62, 0];
  const pointOn = (cx: number, cy: number, rx: number, ry: number, degrees: number): Point => [cx + rx * Math.cos((degrees * Math.PI) / 180), cy + ry * Math.sin((degrees * Math.PI) / 180)];
  const leave = touch(cu, cyu, ru, au, foot, 1);
  // The stroke between the two rounds touches both.
  let onLower = 240;
  let onUpper = 40;
  for (let i = 0; i < 24; i += 1) {
    onUpper = touch(cu, cyu, ru, au, pointOn(cl, cyl, rl, al, onLower), -1);
    onLower = touch(cl, cyl, rl, al, pointOn(cu, cyu, ru, au, onUpper), -1);
  }
  const norm = (degrees: number, from: number): number => from + ((((degrees - from) % 360) + 360) % 360);
  const start = norm(leave, 90);
  const over = k.arc(cu, cyu, ru, au, start, norm(onUpper, start), { 270: w, 0: 0.96 });
  const lowerFrom = norm(onLower, 0);
  const under = k.arc(cl, cyl, rl, al, lowerFrom, 0, { 90: w, 0: 1 });
  const straight = (nodes: typeof over, i: number, degrees: number) => ({ ...nodes.at(i)!, in: degrees, out: degrees, wIn: k.weight(degrees) * 0.97, wOut: k.weight(degrees) * 0.97 });
  const angle = (p: { x: number; y: number }, q: { x: number; y: number }) => (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
  const up = angle({ x: foot[0], y: foot[1] }, over[0]!);
  const across = angle(over.at(-1)!, under[0]!);
  k.line([k.n(...foot, up, { w: 0.97 }), straight(over, 0, up), ...over.slice(1, -1), straight(over, -1, across), straight(under, 0, across), ...under.slice(1), k.n(cl + rl, cyl - 95 - s * 0.1, -90)], 'levelFoot', 'free');
  return { left: 0.45, right: 0.2 };
}
