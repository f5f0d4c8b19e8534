import type { Point } from '@fifteen/geometry';
import { CAPITALS, bigRound, wide } from './capitals.ts';
import { type Drawing, type Drawings, type Kit, endAt } from './kit.ts';
import { LOWER_CASE, hook } from './lower-case.ts';
import { drawMark } from './marks.ts';
import { acute, arch, archHeight, arms, cross, roundAnchors, smallBowl, zigzag, zigzagLine } from './strokes.ts';

const ROUND = 0.46;

const CAPITAL: Drawings = {
  Γ: (k) => {
    const { s, h, cap } = k.p;
    const width = wide(k, 530);
    k.line([k.n(s / 2, 0, -90), k.n(s / 2, cap + h / 2, -90, { out: 0 }), k.n(width, cap + h / 2, 0)], 'foot', 'free');
    return { right: 0.2, anchors: { ascender: endAt(s / 2, cap, -90, s) } };
  },
  Δ: (k) => {
    const { cap, h, s } = k.p;
    const width = wide(k, 840, 0.8);
    const { run, across, nodes } = zigzagLine(k, 0, width, 2, cap, 0, { isUp: true, w: 0.97 });
    const base = -h / 2;
    const inset = across / 2 - base * run;
    const apex = nodes[1]!;
    // A closed center line: the corners at the base are sharp, so the foot stays on the line.
    const left: Point = [inset, base];
    const right: Point = [width - inset, base];
    const points: Point[] = [left, [apex.x, apex.y], right];
    const path = k.path([...points, left, points[1]!]);
    k.loop([{ ...path[3]!, level: 0 }, { ...path[1]!, ...(apex.level !== undefined && { level: apex.level }) }, path[2]!].map((node, i) => (i === 0 ? { ...node, in: 180 } : node)));
    return { left: 0.15, right: 0.15, anchors: { ascender: endAt(width / 2, cap, -90, s), crossbar: endAt(width / 2, base, 0, h) } };
  },
  Θ: (k) => {
    const sides = CAPITALS['O']!(k);
    const { cx, cy, rx } = bigRound(k);
    k.bar(cy, cx - rx * 0.5, cx + rx * 0.5, 'foot', 'foot', 0.95);
    return { ...sides, anchors: { bowl: sides.anchors!.bowl!, crossbar: endAt(cx, cy, 0, k.p.h) } };
  },
  Λ: (k) => {
    const { cap, s } = k.p;
    const width = wide(k, 790, 0.75);
    zigzag(k, 0, width, 2, cap, 0, { isUp: true, w: 0.97, start: 'levelFoot' });
    return { left: 0.15, right: 0.15, anchors: { ascender: endAt(width / 2, cap, -90, s) } };
  },
  Ξ: (k) => {
    const { h, cap, dense } = k.p;
    const w = dense / h;
    const width = wide(k, 620);
    k.bar(cap + (h * w) / 2, 0, width, 'free', 'free', w);
    k.bar(cap * 0.51, width * 0.08, width * 0.92, 'free', 'free', w);
    k.bar((-h * w) / 2, 0, width, 'free', 'free', w);
    return { left: 0.5, right: 0.5, anchors: { crossbar: endAt(width / 2, cap * 0.51, 0, h) } };
  },
  Π: (k) => {
    const { s, h, cap } = k.p;
    const right = wide(k, 725) - s / 2;
    k.line([k.n(s / 2, 0, -90), k.n(s / 2, cap + h / 2, -90, { out: 0 }), k.n(right, cap + h / 2, 0, { out: 90 }), k.n(right, 0, 90)], 'foot', 'foot');
    return { anchors: { ascender: endAt(s / 2, cap, -90, s) } };
  },
  Σ: (k) => {
    const { s, h, cap } = k.p;
    const width = wide(k, 610);
    const [yt, yb] = [cap + h / 2, -h / 2];
    const inset = s * 0.62;
    k.line(k.path([[width - 16, yt], [inset, yt], [inset + (width - inset) * 0.5, cap * 0.51], [inset, yb], [width, yb]], { r: acute(k) }), 'free', 'free');
    return { left: 0.4, right: 0.35 };
  },
  Φ: (k) => {
    const { s, c, h, cap } = k.p;
    const rx = (wide(k, 900, 0.8) - c) / 2;
    const [cx, cy] = [rx + c / 2, cap * 0.51];
    k.ring(cx, cy, rx, 340 - h / 2);
    k.stem(cx, cap, 0, 'free', 'foot', 0.98);
    return { left: ROUND, right: ROUND, anchors: { ascender: endAt(cx, cap, -90, s) } };
  },
  Ψ: (k) => {
    const { s, cap, h } = k.p;
    const right = wide(k, 820, 0.8) - s / 2;
    const cx = (s / 2 + right) / 2;
    const half = (right - s / 2) / 2;
    const y = cap * 0.3 + h / 2;
    const ry = Math.min(half, 330);
    k.line([k.n(s / 2, cap, 90), k.n(s / 2, y - ry, 90), k.n(cx, y, 0), k.n(right, y - ry, -90), k.n(right, cap, -90)], 'free', 'free');
    k.stem(cx, cap, 0);
    return { anchors: { ascender: endAt(cx, cap, -90, s) } };
  },
  Ω: (k) => {
    const { s, h, c, cap, OV } = k.p;
    const R = (wide(k, 880, 0.6) - c) / 2;
    const yt = cap - OV + h / 2;
    const ry = (-cap * 0.83) / 2 + 20;
    const [cx, cy] = [R + c / 2, yt + ry];
    const foot = -h / 2;
    const gap = 66 * k.p.wide + s * 0.34;
    // The round turns in towards its feet, which run out to the sides.
    for (const side of [1, -1]) k.line([k.n(cx, yt, side > 0 ? 0 : 180), k.n(cx + side * R, cy, 90), k.n(cx + side * (gap + 20), foot - h * 0.1, 90 + side * 38, { w: 0.9 })]);
    k.bar(foot, cx + gap - s * 0.28, cx + R + c / 2, 'foot', 'free');
    k.bar(foot, cx - R - c / 2, cx - gap + s * 0.28, 'free', 'foot');
    return { left: 0.35, right: 0.35, anchors: { bowl: { cx, cy, r: R + c / 2 } } };
  },
};

const LOWER: Drawings = {
  α: (k) => {
    const { s, x, h, ov } = k.p;
    const { stem, bowl, counter } = smallBowl(k, 'right');
    const q = hook(k) * 0.78;
    k.line([k.n(stem, x, 90), k.n(stem, ov - h / 2 - q, 90), k.n(stem + q, ov - h / 2, 0), k.n(stem + q + 18, ov - h / 2, 0)], 'free', 'free');
    return { left: ROUND, right: 0.3, markX: bowl.cx + s * 0.2, anchors: { bowl, counter, stemTop: endAt(stem, x, -90, s) } };
  },
  β: (k) => {
    const { s, h, asc, ov, dense, wide: w, desc } = k.p;
    const thin = dense / h;
    const yt = asc - 6 + h / 2;
    const yb = ov - (h * thin) / 2;
    const ym = yt + (yb - yt) * 0.45;
    const half = (185 + s * 0.06) * w;
    const ry = archHeight(k, half);
    const right = s / 2 + 2 * half;
    const low = right + 44 * w;
    const al = (yb - ym) / 2;
    const waist = right - half * 0.82;
    const rl = Math.min(al * 0.96, low - waist);
    k.line([k.n(s / 2, desc, -90), k.n(s / 2, yt + ry, -90), k.n(s / 2 + half, yt, 0), k.n(right, yt + ry * 1.06, 90), k.n(waist + s * 0.1, ym, 180, { w: thin }), k.n(waist - s * 0.06, ym, 180, { w: thin * 0.96 })], 'free', 'hidden');
    k.line([k.n(waist - s * 0.2, ym, 0, { w: thin }), k.n(low - rl, ym, 0, { w: thin }), k.n(low, ym + al, 90), k.n(low - rl, yb, 180, { w: thin }), k.n(s / 2, yb, 180, { w: thin })], 'free', 'hidden');
    return { right: ROUND, anchors: { descender: endAt(s / 2, desc, 90, s) } };
  },
  γ: (k) => {
    const { x, desc, s } = k.p;
    const width = (520 + s * 0.75) * k.p.wide;
    zigzag(k, 0, width, 2, x, 30, { w: 0.97, r: 0, blunt: 0.5 });
    k.stem(width / 2, -s * 0.2, desc, 'hidden', 'free');
    return { left: 0.2, right: 0.2, anchors: { descender: endAt(width / 2, desc, 90, s) } };
  },
  δ: (k) => {
    const { rx, ry, c, x, h, asc } = k.p;
    const [cx, cy] = [c / 2 + rx, x / 2 + 10];
    const r = ry - 10;
    const right = cx + rx;
    const yt = asc - 6 + h / 2;
    const side = cx - rx * 0.5;
    // One stroke: from its end on the right around to the left, down to the right and around the round.
    k.line([k.n(cx + rx * 0.62, yt, 180), k.n(cx - rx * 0.02, yt, 180), k.n(side, yt + 112, 90), k.n(cx + rx * 0.16, x - 6, 42), k.n(right, cy, 90, { w: 1.02 }), ...k.arc(cx, cy, rx, r, 0, 306, { 306: 0.6, 270: 0.9 }).slice(1)], 'free', 'hidden');
    return { left: ROUND, right: ROUND, markX: cx, anchors: { ...roundAnchors(k, cx, cy, rx, r) } };
  },
  ε: (k) => {
    const { h, c, dense, x, ov } = k.p;
    const w = dense / h;
    const width = wide(k, 500);
    const [yt, yb] = [x - ov + (h * w) / 2, ov - (h * w) / 2];
    const ym = yt + (yb - yt) * 0.48;
    const rl = width / 2 - c / 2 + 20;
    const ru = rl - 14 * k.p.wide;
    const cx = rl + c / 2;
    const [au, al] = [(ym - yt) / 2, (yb - ym) / 2];
    k.line([...k.arc(cx, yt + au, ru, au, -26, -270, { 270: w, 90: w }), k.n(cx + rl * 0.32, ym, 0, { w })], 'free', 'free');
    k.line([k.n(cx + rl * 0.05, ym, 180, { w }), ...k.arc(cx, yb - al, rl, al, -90, -334, { 270: w, 90: w })], 'hidden', 'free');
    return { left: ROUND, right: 0.35, markX: cx };
  },
  ζ: (k) => {
    const { h, c, asc, ov, dense, s } = k.p;
    const w = dense / h;
    const rx = (450 * k.p.wide - c) / 2;
    const [left, yt, yb] = [c / 2, asc + h / 2, ov - h / 2];
    const cx = left + rx;
    const corner: Point = [left + 2 * rx - 30 * k.p.wide, yt];
    // A straight stroke down to the left, which then bends into the bowl.
    const bend: Point = [left + rx * 0.95 - s * 0.1, yt + (corner[0] - left - rx * 0.95 + s * 0.1) * 1.3];
    const slope = (Math.atan2(bend[1] - corner[1], bend[0] - corner[0]) * 180) / Math.PI;
    k.line([k.n(40 * k.p.wide, yt, 0), k.n(...corner, 0, { out: slope, r: acute(k) }), k.n(...bend, slope), k.n(left, yb - 250, 90), k.n(cx, yb, 0, { w }), ...hookDown(k, cx + rx * 0.3, yb, w)], 'free', 'free');
    return { left: 0.4, right: 0.3, markX: cx };
  },
  η: (k) => {
    const { s, n, x, desc } = k.p;
    k.stem(s / 2, x, 0);
    arch(k, s / 2, s / 2 + n, { bottom: desc, end: 'free' });
    return { anchors: { stemTop: endAt(s / 2, x, -90, s), descender: endAt(s / 2 + n, desc, 90, s) } };
  },
  θ: (k) => {
    const { c, h, asc, ov } = k.p;
    const rx = (wide(k, 600) - c) / 2;
    const [top, bottom] = [asc - ov, ov];
    const [cx, cy] = [rx + c / 2, (top + bottom) / 2];
    k.ring(cx, cy, rx, (bottom - top) / 2 - h / 2);
    k.bar(cy, cx - rx, cx + rx, 'hidden', 'hidden', 0.95);
    return { left: ROUND, right: ROUND, anchors: { crossbar: endAt(cx, cy, 0, h) } };
  },
  ι: (k) => {
    const { s, x, h, ov } = k.p;
    const q = hook(k);
    k.line([k.n(s / 2, x, 90), k.n(s / 2, ov * 0.5 - h / 2 - q, 90), k.n(s / 2 + q, ov * 0.5 - h / 2, 0), k.n(s / 2 + q + 20, ov * 0.5 - h / 2, 0)], 'free', 'free');
    return { right: 0.3, markX: s / 2 + s * 0.1, anchors: { stemTop: endAt(s / 2, x, -90, s), tail: endAt(s / 2 + q + 20, -h / 2, 0, h) } };
  },
  κ: (k) => {
    const { s, x } = k.p;
    k.stem(s / 2, x, 0);
    arms(k, s, x, s + 390 * k.p.wide + s * 0.3);
    return { right: 0.2, anchors: { stemTop: endAt(s / 2, x, -90, s) } };
  },
  λ: (k) => {
    const { s, asc, x } = k.p;
    const width = (540 + s * 0.75) * k.p.wide;
    const across = s * 1.1;
    // The long stroke leans left at the top.
    const top: Point = [width * 0.2, asc];
    const foot: Point = [width - across / 2, 0];
    k.beam(foot, top, 'levelFoot', 'levelFree', 0.97);
    const y = x * 0.72;
    const share = (y - top[1]) / (foot[1] - top[1]);
    k.beam([across / 2, 0], [top[0] + (foot[0] - top[0]) * share, y], 'levelFoot', 'hidden', 0.97);
    return { left: 0.2, right: 0.2, anchors: { ascender: endAt(top[0], asc, -110, s) } };
  },
  μ: (k) => {
    const sides = LOWER_CASE['u']!(k);
    const { s, desc } = k.p;
    k.stem(s / 2, -330, desc, 'hidden', 'free');
    return { ...sides, anchors: { ...sides.anchors, descender: endAt(s / 2, desc, 90, s) } };
  },
  ν: LOWER_CASE['v']!,
  ξ: (k) => {
    const { h, c, dense, asc, ov } = k.p;
    const w = (dense / h) * 0.97;
    const width = wide(k, 480);
    const yt = asc + (h * w) / 2;
    const yb = ov - (h * w) / 2;
    const ym = yt + (yb - yt) * 0.44;
    const rx = width / 2 - c / 2;
    const cx = rx + c / 2;
    const [au, al] = [(ym - yt) / 2, (yb - ym) / 2];
    k.bar(yt, cx - rx * 0.75, cx + rx * 0.95, 'free', 'free', w);
    k.line([k.n(cx + rx * 0.2, yt, 180, { w }), ...k.arc(cx, yt + au, rx - 16, au, -90, -270, { 270: w, 90: w }), k.n(cx + rx * 0.62, ym, 0, { w })], 'hidden', 'free');
    k.line([k.n(cx + rx * 0.05, ym, 180, { w }), k.n(cx, ym, 180, { w }), k.n(cx - rx, ym + al, 90), k.n(cx, yb, 0, { w }), ...hookDown(k, cx + rx * 0.3, yb, w)], 'hidden', 'free');
    return { left: ROUND, right: 0.35, markX: cx };
  },
  π: (k) => {
    const { h, x } = k.p;
    const width = wide(k, 720);
    const [a, b] = [width * 0.24, width * 0.76];
    k.bar(x + h / 2, 0, width, 'free', 'free');
    k.stem(a, x + h / 2, 0, 'hidden');
    k.stem(b, x + h / 2, 0, 'hidden');
    return { left: 0.25, right: 0.25, anchors: { crossbar: endAt(width / 2, x + h / 2, 0, h) } };
  },
  ρ: (k) => {
    const { rx, ry, c, x, desc } = k.p;
    const [cx, cy] = [c / 2 + rx, x / 2];
    k.line([k.n(cx - rx, desc, -90), ...k.arc(cx, cy, rx, ry, 180, 450), k.n(cx - rx, cy + ry * 0.3, -115, { w: k.p.join })].map((node, i, all) => (i === all.length - 1 ? k.arc(cx, cy, rx, ry, 90, 170, { 170: k.p.join }).at(-1)! : i === 1 ? k.n(cx - rx, cy, -90) : node)), 'free', 'hidden');
    return { left: 0.8, right: ROUND, anchors: { ...roundAnchors(k, cx, cy, rx, ry), descender: endAt(cx - rx, desc, 90, k.p.s) } };
  },
  σ: (k) => {
    const { rx, ry, c, x, h, ov } = k.p;
    const [cx, cy] = [c / 2 + rx, x / 2];
    const a = ry - ov / 2;
    k.ring(cx, cy + ov / 2, rx, a);
    k.bar(x + h / 2, cx, cx + rx + c / 2 + 70 * k.p.wide, 'hidden', 'free');
    return { left: ROUND, right: 0.15, markX: cx, anchors: { ...roundAnchors(k, cx, cy, rx, ry) } };
  },
  ς: (k) => {
    const { rx, ry, c, x, h, dense } = k.p;
    const w = dense / h;
    const r = rx * 0.88;
    const [cx, cy] = [c / 2 + r, x / 2];
    k.line([...k.arc(cx, cy, r, ry, -44, -270), ...hookDown(k, cx + r * 0.26, cy + ry, w)], 'free', 'free');
    return { left: ROUND, right: 0.3, markX: cx };
  },
  τ: (k) => {
    const { s, h, x } = k.p;
    const width = wide(k, 540);
    k.bar(x + h / 2, 0, width, 'free', 'free');
    k.stem(width / 2, x + h / 2, 0, 'hidden');
    return { left: 0.25, right: 0.25, anchors: { crossbar: endAt(width / 2, x + h / 2, 0, h), stemTop: endAt(width / 2, x, -90, s) } };
  },
  υ: (k) => {
    const { s, n, x, h, ov } = k.p;
    const half = n / 2;
    const y = ov - h / 2;
    const ry = archHeight(k, half);
    k.line([k.n(s / 2, x, 90), k.n(s / 2, y - ry, 90), k.n(s / 2 + half, y, 0), k.n(s / 2 + n, y - ry, -90), k.n(s / 2 + n, x, -90)], 'free', 'free');
    return { anchors: { stemTop: endAt(s / 2, x, -90, s) } };
  },
  φ: (k) => {
    const { s, c, ry, x, asc, desc } = k.p;
    const rx = (wide(k, 830, 0.8) - c) / 2;
    const cx = rx + c / 2;
    k.ring(cx, x / 2, rx, ry);
    k.stem(cx, asc, desc, 'free', 'free');
    return { left: ROUND, right: ROUND, anchors: { ascender: endAt(cx, asc, -90, s), descender: endAt(cx, desc, 90, s) } };
  },
  χ: (k) => {
    const { x, desc, s } = k.p;
    cross(k, 0, (520 + s * 0.8) * k.p.wide, x, desc - 20, 6);
    return { left: 0.2, right: 0.2 };
  },
  ψ: (k) => {
    const { s, h, x, asc, desc, ov } = k.p;
    const right = wide(k, 800, 0.8) - s / 2;
    const cx = (s / 2 + right) / 2;
    const half = (right - s / 2) / 2;
    const y = ov - h / 2;
    const ry = Math.min(half, 300);
    k.line([k.n(s / 2, x, 90), k.n(s / 2, y - ry, 90), k.n(cx, y, 0), k.n(right, y - ry, -90), k.n(right, x, -90)], 'free', 'free');
    k.stem(cx, asc, desc, 'free', 'free');
    return { anchors: { ascender: endAt(cx, asc, -90, s), descender: endAt(cx, desc, 90, s) } };
  },
  ω: (k) => {
    const { s, h, x, ov } = k.p;
    const half = (300 + (s - 130) * 0.3) * 0.5 * k.p.wide + s * 0.36;
    const y = ov - h / 2;
    const ry = Math.min(half * 1.25, 250);
    const [x0, x1, x2] = [s / 2, s / 2 + 2 * half, s / 2 + 4 * half];
    k.line([k.n(x0, x, 90), k.n(x0, y - ry, 90), k.n(x0 + half, y, 0), k.n(x1, y - ry, -90)], 'free', 'hidden');
    k.line([k.n(x1, y - ry, 90), k.n(x1 + half, y, 0), k.n(x2, y - ry, -90), k.n(x2, x, -90)], 'hidden', 'free');
    k.stem(x1, x * 0.72, y - ry * 0.7, 'free', 'hidden');
    return { anchors: { stemTop: endAt(x0, x, -90, s) } };
  },
};

/** A short hook below a round: the end of ζ ξ ς. Runs on from (x, y) to the right and turns back to the left. */
function hookDown(k: Kit, x: number, y: number, w: number) {
  const r = 40 + k.p.s * 0.42;
  return [k.n(x, y, 0, { w }), k.n(x + r, y + r, 90, { w: 0.94 }), k.n(x - r * 0.1, y + r * 2, 180, { w })];
}

/** Capitals have their tonos at the upper left. */
const withTonos =
  (base: Drawing, overlap: number): Drawing =>
  (k) => {
    const { s, cap } = k.p;
    drawMark.acute(k, 60 + s * 0.46, cap + 150 + s * 0.22);
    return { ...k.shifted(s + 152 - overlap * k.p.wide, base), left: 0.4 };
  };

const TONOS: Drawings = {
  Ά: withTonos(CAPITALS['A']!, 190),
  Έ: withTonos(CAPITALS['E']!, 0),
  Ή: withTonos(CAPITALS['H']!, 0),
  Ί: withTonos(CAPITALS['I']!, 0),
  Ό: withTonos(CAPITALS['O']!, 110),
  Ύ: withTonos(CAPITALS['Y']!, -30),
  Ώ: withTonos(CAPITAL['Ω']!, 90),
};

export const GREEK: Drawings = { ...CAPITAL, ...LOWER, ...TONOS };
