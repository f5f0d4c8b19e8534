import type { Point } from '@fifteen/geometry';
import type { MarkName } from '../marks.ts';
import { CAPITALS, bigRound, middle, wide } from './capitals.ts';
import { type Drawing, type Drawings, type Kit, type Sides, endAt } from './kit.ts';
import { LOWER_CASE, dotlessI, dotlessJ } from './lower-case.ts';
import { CAPITAL_DROP, drawMark, markGap, reachOf } from './marks.ts';
import { arch, archHeight, eye, lobe, roundAnchors, smallBowl } from './strokes.ts';

/** Letters of the Latin script that are more than a base with a mark above its middle. */

const ROUND = 0.46;

/** A base with a mark at a place of its own. */
const withMark =
  (base: Drawing, mark: MarkName, place: (k: Kit) => readonly [x: number, y: number], sides: Partial<Sides> = {}): Drawing =>
  (k) => {
    const drawn = base(k);
    drawMark[mark](k, ...place(k));
    return { ...drawn, ...sides };
  };

/** A caron beside a tall letter is drawn like an apostrophe. */
const withTick =
  (base: Drawing, right: (k: Kit) => number, top: (k: Kit) => number): Drawing =>
  (k) => {
    const drawn = base(k);
    const { s } = k.p;
    const x = right(k) + 42 + s * 0.5;
    k.beam([x + s * 0.36, top(k)], [x, top(k) + 150 + s * 0.7], 'levelFree', 'levelFoot', 0.84);
    return { ...drawn, right: 0.5 };
  };

/** A stroke across another one, rising to the right. */
const slash = (k: Kit, cx: number, cy: number, half: number, rise: number, w = 0.86): void =>
  k.beam([cx - half, cy + rise], [cx + half, cy - rise], 'foot', 'free', w - Math.max(0, k.p.s - 130) * 0.0018);

const LOWER: Drawings = {
  ı: dotlessI,
  ȷ: dotlessJ,
  æ: (k) => {
    const { s, x, rx, join } = k.p;
    const { stem, bowl, counter } = smallBowl(k, 'right');
    k.stem(stem, x, 0, 'free', 'foot');
    eye(k, stem, stem + rx * 0.94, rx * 0.94, { from: join });
    return { left: ROUND, right: 0.4, anchors: { bowl, counter, stemTop: endAt(stem, x, -90, s) } };
  },
  œ: (k) => {
    const { rx, ry, c, x } = k.p;
    const [cx, cy] = [c / 2 + rx, x / 2];
    k.ring(cx, cy, rx, ry);
    eye(k, cx + rx, cx + rx * 1.96, rx * 0.96);
    return { left: ROUND, right: 0.4, anchors: { ...roundAnchors(k, cx, cy, rx, ry) } };
  },
  ø: (k) => {
    const sides = LOWER_CASE['o']!(k);
    const { rx, c, x } = k.p;
    slash(k, c / 2 + rx, x / 2, rx * 1.02, -x * 0.56, 0.8);
    return sides;
  },
  ł: (k) => {
    const { s, asc } = k.p;
    const cx = s / 2 + 70 * k.p.wide;
    k.stem(cx, asc, 0);
    slash(k, cx, asc * 0.54, (90 + s * 0.52) * k.p.wide ** 0.5, 46 + s * 0.22);
    return { left: 0.4, right: 0.4, anchors: { ascender: endAt(cx, asc, -90, s) } };
  },
  đ: (k) => {
    const sides = LOWER_CASE['d']!(k);
    const { asc, h } = k.p;
    const stem = sides.anchors!.ascender!.at[0];
    const y = asc + 110 + h * 0.5;
    k.bar(y, stem - 210 * k.p.wide - k.p.s * 0.2, stem + 110 * k.p.wide + k.p.s * 0.4, 'free', 'free', 0.84);
    return { ...sides, right: 0.2 };
  },
  ħ: (k) => {
    const sides = LOWER_CASE['h']!(k);
    const { asc, h, s } = k.p;
    k.bar(asc + 110 + h * 0.5, s / 2 - 110 * k.p.wide - s * 0.3, s / 2 + 210 * k.p.wide + s * 0.3, 'free', 'free', 0.84);
    return sides;
  },
  þ: (k) => {
    const { s, asc, desc } = k.p;
    const { stem, bowl, counter } = smallBowl(k, 'left');
    k.stem(stem, asc, desc, 'free', 'free');
    return { right: ROUND, anchors: { bowl, counter, ascender: endAt(stem, asc, -90, s), descender: endAt(stem, desc, 90, s) } };
  },
  ð: (k) => {
    const { rx, ry, c, h, s, ov, asc } = k.p;
    const cx = c / 2 + rx;
    const r = ry * 0.94;
    const low = ov - h / 2 - r;
    k.ring(cx, low, rx, r);
    const right = cx + rx;
    k.line([k.n(right, low, -90), k.n(right - rx * 0.5, asc * 0.84, -132), k.n(cx - rx * 0.36, asc + h * 0.2, -152)], 'hidden', 'free');
    slash(k, cx + rx * 0.3, asc * 0.815, 100 * k.p.wide + s * 0.3, 50 + s * 0.14, 0.72);
    return { left: ROUND, right: ROUND, markX: cx, anchors: { ...roundAnchors(k, cx, low, rx, r) } };
  },
  ß: (k) => {
    const { s, h, asc, ov, dense, wide: w } = k.p;
    const thin = dense / h;
    const yt = asc - 4 + h / 2;
    const yb = ov - (h * thin) / 2;
    const ym = yt + (yb - yt) * 0.455;
    const half = (178 + s * 0.08) * w;
    const ry = archHeight(k, half);
    const right = s / 2 + 2 * half;
    const low = right + 44 * w;
    const al = (yb - ym) / 2;
    const waist = right - half * 0.82;
    const rl = Math.min(al * 0.96, low - waist);
    k.line([k.n(s / 2, 0, -90), k.n(s / 2, yt + ry, -90), k.n(s / 2 + half, yt, 0), k.n(right, yt + ry * 1.06, 90), k.n(waist + s * 0.1, ym, 180, { w: thin }), k.n(waist - s * 0.06, ym, 180, { w: thin * 0.96 })], 'foot', 'hidden');
    k.line([k.n(waist - s * 0.2, ym, 0, { w: thin }), k.n(low - rl, ym, 0, { w: thin }), k.n(low, ym + al, 90), k.n(low - rl, yb, 180, { w: thin }), k.n(s + 88 * w, yb, 180, { w: thin })], 'free', 'free');
    return { right: ROUND, anchors: { bowl: { cx: low - rl, cy: ym + al, r: al + h / 2 } } };
  },
  ŋ: (k) => {
    const { s, n, x, h, desc } = k.p;
    k.stem(s / 2, x, 0);
    const q = 95 + s * 0.42;
    const x1 = s / 2 + n;
    arch(k, s / 2, x1, { bottom: desc - h / 2 - q, end: 'hidden' });
    const end = x1 - q - 28;
    k.line([k.n(x1, -100, 90), k.n(x1, desc - h / 2 - q, 90), k.n(x1 - q, desc - h / 2, 180), k.n(end, desc - h / 2, 180)], 'hidden', 'free');
    return { anchors: { stemTop: endAt(s / 2, x, -90, s), descender: endAt(end, desc - h / 2, 180, h) } };
  },
  ə: (k) => {
    const { rx, ry, c, x, h, dense } = k.p;
    const [cx, cy] = [c / 2 + rx, x / 2];
    const w = dense / h;
    const bar = cy + 4;
    k.line([k.n(cx - rx, bar - dense / 2, 90, { w: 1.02 }), ...k.arc(cx, cy, rx, ry, 180, -134, { 270: w, 90: w })], 'hidden', 'free', { start: { side: 'right', r: k.p.radius } });
    k.bar(bar, cx - rx + k.p.s * 0.1, cx + rx, 'hidden', 'hidden', w);
    return { left: ROUND, right: ROUND };
  },
  ą: withMark(LOWER_CASE['a']!, 'ogonek', (k) => [smallStem(k) - k.p.s * 0.02, 0]),
  ę: withMark(LOWER_CASE['e']!, 'ogonek', (k) => [k.p.c / 2 + k.p.rx * 1.3, -k.p.h * 0.1]),
  į: withMark(LOWER_CASE['i']!, 'ogonek', (k) => [k.p.s * 0.5, 0]),
  ų: withMark(LOWER_CASE['u']!, 'ogonek', (k) => [k.p.s / 2 + k.p.n, 0]),
  ď: withTick(LOWER_CASE['d']!, (k) => smallStem(k) + k.p.s / 2, (k) => k.p.asc),
  ť: withTick(LOWER_CASE['t']!, (k) => k.p.s + 92 * k.p.wide, (k) => k.p.asc - 20),
  ľ: withTick(LOWER_CASE['l']!, (k) => k.p.s, (k) => k.p.asc),
  ģ: withMark(LOWER_CASE['g']!, 'acute', (k) => [k.p.c / 2 + k.p.rx, k.p.x - k.p.ov - markGap(k.p.s)]),
  ķ: withMark(LOWER_CASE['k']!, 'commaBelow', (k) => [k.p.s + 150 * k.p.wide, 0]),
  ļ: withMark(LOWER_CASE['l']!, 'commaBelow', (k) => [k.p.s / 2, 0]),
  ņ: withMark(LOWER_CASE['n']!, 'commaBelow', (k) => [k.p.s / 2 + k.p.n / 2, 0]),
  ŗ: withMark(LOWER_CASE['r']!, 'commaBelow', (k) => [k.p.s / 2, 0]),
  ơ: (k) => {
    const sides = LOWER_CASE['o']!(k);
    const { c, rx, x } = k.p;
    horn(k, c / 2 + rx * 1.74, x * 0.84);
    return { ...sides, right: 0.2, markX: c / 2 + rx };
  },
  ư: (k) => {
    const sides = LOWER_CASE['u']!(k);
    const { s, n, x } = k.p;
    horn(k, s / 2 + n + s * 0.3, x + k.p.h * 0.42);
    return { ...sides, right: 0.2, markX: s / 2 + n / 2 };
  },
};

const CAPITAL: Drawings = {
  Æ: (k) => {
    const { s, h, cap, dense } = k.p;
    const w = dense / h;
    const stem = wide(k, 560, 0.6);
    const width = stem + wide(k, 430);
    const yt = cap + (h * w) / 2;
    k.bar(yt, stem - s * 0.9, width, 'hidden', 'free', w);
    k.stem(stem, cap, 0, 'hidden', 'hidden');
    k.bar((-h * w) / 2, stem - s * 0.4, width, 'hidden', 'free', w);
    k.bar(middle(k) + 4, stem, width * 0.96 - s * 0.02, 'hidden', 'free', w);
    const run = (stem - s * 0.15) / -cap;
    const across = k.weight(62) / Math.cos(Math.atan(run));
    k.beam([across / 2, 0], [across / 2 - cap * run - across * 0.3, cap], 'levelFoot', 'levelFoot', 0.97);
    const y = -268 - s * 0.05;
    k.bar(y, across / 2 - y * run, stem, 'hidden', 'hidden', 0.95);
    return { left: 0.12, right: 0.35, markX: stem, anchors: { crossbar: endAt(stem + (width - stem) / 2, middle(k), 0, h) } };
  },
  Œ: (k) => {
    const { s, h, cap, dense } = k.p;
    const w = dense / h;
    const { cx, cy, rx, ry, bowl } = bigRound(k);
    const stem = cx + rx * 0.9;
    const width = stem + wide(k, 470);
    k.line([k.n(stem, cap + h / 2, 180), ...k.arc(cx, cy, rx, ry - k.p.OV, -90, -270), k.n(stem, -h / 2, 0)], 'hidden', 'hidden');
    k.stem(stem, cap, 0, 'hidden', 'hidden');
    for (const y of [cap + (h * w) / 2, (-h * w) / 2]) k.bar(y, stem - s * 0.3, width, 'hidden', 'free', w);
    k.bar(middle(k) + 4, stem, width * 0.955, 'hidden', 'free', w);
    return { left: 0.5, right: 0.35, anchors: { bowl: { ...bowl, r: -cap / 2 } } };
  },
  Ø: (k) => {
    const sides = CAPITALS['O']!(k);
    const { cx, cy, rx } = bigRound(k);
    slash(k, cx, cy, rx * 0.9, -k.p.cap * 0.56, 0.84);
    return sides;
  },
  Ł: (k) => {
    const { s, h, cap } = k.p;
    const width = wide(k, 520);
    const x = s / 2 + 50 * k.p.wide;
    k.line([k.n(x, cap, 90), k.n(x, -h / 2, 90, { out: 0 }), k.n(width + x - s / 2, -h / 2, 0)], 'free', 'free');
    slash(k, x + 20, cap * 0.46, (120 + s * 0.5) * k.p.wide ** 0.5, 62 + s * 0.24);
    return { left: 0.4, right: 0.25, anchors: { ascender: endAt(x, cap, -90, s), tail: endAt(width + x - s / 2, -h / 2, 0, h) } };
  },
  Đ: barredD,
  Ð: barredD,
  Þ: (k) => {
    const { s, cap } = k.p;
    const right = wide(k, 610) - s / 2;
    const [yt, ym] = [cap * 0.77, cap * 0.21];
    k.stem(s / 2, cap, 0);
    k.line([k.n(s / 2, yt, 0), ...lobe(k, yt, ym, right, (ym - yt) / 2), k.n(s / 2, ym, 180)]);
    return { right: 0.45, anchors: { ascender: endAt(s / 2, cap, -90, s) } };
  },
  ẞ: (k) => {
    const { s, h, cap, OV, dense } = k.p;
    const thin = dense / h;
    const yt = cap + h / 2;
    const yb = OV - (h * thin) / 2;
    // Narrow letters give this one a little more room for its two turns.
    const right = wide(k, 660, 1) / Math.min(1, k.p.wide) ** 0.45 - s / 2;
    const q = (right - s / 2) * 0.55;
    const knee = cap * 0.56;
    const al = (yb - knee) / 2;
    const elbow: Point = [right - s * 0.35, yt];
    const fold: Point = [right - al * 1.15, knee];
    const slope = (Math.atan2(fold[1] - elbow[1], fold[0] - elbow[0]) * 180) / Math.PI;
    k.line([k.n(s / 2, 0, -90), k.n(s / 2, yt + q, -90), k.n(s / 2 + q, yt, 0), { ...k.n(...elbow, 0, { out: slope }), wOut: k.weight(slope) * thin }, { ...k.n(...fold, slope, { out: 0, r: 0 }), wIn: k.weight(slope) * thin }, k.n(right - al * 0.7, knee, 0)], 'foot', 'hidden');
    k.line([k.n(right - al * 1.1, knee, 0, { w: thin }), k.n(right - al * 0.96, knee, 0, { w: thin }), k.n(right, knee + al, 90), k.n(right - al * 0.96, yb, 180, { w: thin }), k.n(s + 96 * k.p.wide, yb, 180, { w: thin })], 'hidden', 'free');
    return { right: 0.5 };
  },
  Ŋ: (k) => {
    const { s, h, cap, OV } = k.p;
    const right = wide(k, 700) - s / 2;
    k.stem(s / 2, cap, 0);
    const q = 120 + s * 0.5;
    const bottom = 150;
    arch(k, s / 2, right, { top: cap - OV, bottom: bottom - q, end: 'hidden' });
    k.line([k.n(right, -300, 90), k.n(right, bottom - q, 90), k.n(right - q, bottom, 180), k.n(right - q - 40, bottom, 180)], 'hidden', 'free');
    return { anchors: { ascender: endAt(s / 2, cap, -90, s), descender: endAt(right - q - 40, bottom, 180, h) } };
  },
  Ħ: (k) => {
    const sides = CAPITALS['H']!(k);
    const { cap } = k.p;
    k.bar(cap * 0.78, -70 * k.p.wide, wide(k, 720) + 70 * k.p.wide, 'free', 'free', 0.84);
    return { ...sides, left: 0.4, right: 0.4 };
  },
  Ə: (k) => {
    const { cx, cy, rx, ry, bowl } = bigRound(k);
    const { h } = k.p;
    k.line([k.n(cx - rx, cy + h * 0.1 - h / 2, 90, { w: 1.02 }), ...k.arc(cx, cy + 6, rx, ry - 6, 180, -130)], 'hidden', 'free', { start: { side: 'right', r: k.p.radius } });
    k.bar(cy + h * 0.1, cx - rx + k.p.s * 0.1, cx + rx, 'hidden', 'hidden');
    return { left: 0.5, right: 0.5, anchors: { bowl } };
  },
  Ą: withMark(CAPITALS['A']!, 'ogonek', (k) => [wide(k, 800, 0.75) - k.p.s * 0.62, 0]),
  Ę: withMark(CAPITALS['E']!, 'ogonek', (k) => [wide(k, 560) - 90, 0]),
  Į: withMark(CAPITALS['I']!, 'ogonek', (k) => [k.p.s * 0.5, 0]),
  Ų: withMark(CAPITALS['U']!, 'ogonek', (k) => [wide(k, 690) * 0.56, k.p.OV]),
  Ľ: withTick(CAPITALS['L']!, (k) => k.p.s + 60, (k) => k.p.cap),
  Ģ: withMark(CAPITALS['G']!, 'commaBelow', (k) => [bigRound(k).cx, k.p.OV]),
  Ķ: withMark(CAPITALS['K']!, 'commaBelow', (k) => [k.p.s + 220 * k.p.wide, 0]),
  Ļ: withMark(CAPITALS['L']!, 'commaBelow', (k) => [wide(k, 520) * 0.5, 0]),
  Ņ: withMark(CAPITALS['N']!, 'commaBelow', (k) => [wide(k, 740) * 0.5, 0]),
  Ŗ: withMark(CAPITALS['R']!, 'commaBelow', (k) => [wide(k, 640) * 0.5, 0]),
  Ơ: (k) => {
    const sides = CAPITALS['O']!(k);
    const { cx, rx } = bigRound(k);
    horn(k, cx + rx * 0.76, k.p.cap * 0.87);
    return { ...sides, right: 0.25, markX: cx };
  },
  Ư: (k) => {
    const sides = CAPITALS['U']!(k);
    const width = wide(k, 690);
    horn(k, width - k.p.s * 0.2, k.p.cap + k.p.h * 0.42);
    return { ...sides, right: 0.25, markX: width / 2 };
  },
};

/** Middle of the stem of a d. */
const smallStem = (k: Kit): number => k.p.c / 2 + k.p.rx * 0.985 * 2;

function horn(k: Kit, x: number, y: number): void {
  const { s } = k.p;
  const w = 0.8;
  const reach = 62 + s * 0.34;
  k.line([k.n(x - s * 0.3, y, 0, { w }), k.n(x, y, 0, { w }), k.n(x + reach, y - 70 - s * 0.24, -90, { w }), k.n(x + reach, y - 96 - s * 0.24, -90, { w })], 'hidden', 'free');
}

function barredD(k: Kit): Sides {
  const sides = CAPITALS['D']!(k);
  const { cap, s } = k.p;
  k.bar(cap * 0.5, -85 * k.p.wide - s * 0.1, s + 190 * k.p.wide, 'free', 'free', 0.9);
  return { ...sides, left: 0.45 };
}

/** Marks that are wider than the stem of i keep its neighbors away. */
const OVER_I: Readonly<Record<string, MarkName>> = { î: 'circumflex', ï: 'diaeresis', ї: 'diaeresis', ĩ: 'tilde', ī: 'macron', ĭ: 'breve', ǐ: 'caron' };
const wideOnI = Object.entries(OVER_I).flatMap(([small, mark]): [string, Drawing][] => [
  [small, spread(withMark(dotlessI, mark, (k) => [k.p.s / 2, k.p.x - markGap(k.p.s)]), mark)],
  [small.toUpperCase(), spread(withMark(CAPITALS['I']!, mark, (k) => [k.p.s / 2, k.p.cap - markGap(k.p.s) + CAPITAL_DROP]), mark)],
]);

export const SPECIAL: Drawings = { ...LOWER, ...CAPITAL, ...Object.fromEntries(wideOnI) };

/** Keeps free a third of a mark's overhang on both sides. */
function spread(draw: Drawing, mark: MarkName): Drawing {
  return (k) => {
    const sides = draw(k);
    const overhang = Math.max(0, reachOf(k, mark) - k.p.s / 2) / k.p.side;
    return { ...sides, left: 1 + overhang * 0.62, right: 1 - overhang * 0.38 };
  };
}
