import type { Point } from '@fifteen/geometry';
import type { Anchors } from '../../anchors.ts';
import { CAPITALS, wide } from './capitals.ts';
import { type Drawings, type Kit, type Sides, endAt } from './kit.ts';
import { hook } from './lower-case.ts';
import { arch, lobe, roundAnchors } from './strokes.ts';

/**
 * Cyrillic letters. Most small ones have the form of their capitals: one drawing takes the height of both, and widths by
 * the capital's width.
 */
interface Case {
  readonly top: number;
  readonly isSmall: boolean;
  /** Reach beyond the lines. */
  readonly over: number;
  /** Middle of the crossbars. */
  readonly middle: number;
  /** Width of a letter whose capital has this one. */
  readonly width: (capital: number, growth?: number) => number;
  readonly anchor: (x: number) => Anchors;
  readonly w: number;
}

const SMALL = 0.8;

function caseOf(k: Kit, isSmall: boolean): Case {
  const { cap, x, ov, OV, s, dense, h } = k.p;
  const top = isSmall ? x : cap;
  return {
    top,
    isSmall,
    over: isSmall ? ov : OV,
    middle: isSmall ? x * 0.52 : cap * 0.515,
    width: (capital, growth = 0.45) => (isSmall ? wide(k, capital * SMALL + 8, growth) : wide(k, capital, growth)),
    anchor: (at) => (isSmall ? { stemTop: endAt(at, x, -90, s) } : { ascender: endAt(at, cap, -90, s) }),
    w: isSmall ? dense / h : Math.min(1, (dense / h) * 1.02),
  };
}

type Form = (k: Kit, form: Case) => Sides;

const both = (upper: string, lower: string, form: Form): Drawings => ({ [upper]: (k) => form(k, caseOf(k, false)), [lower]: (k) => form(k, caseOf(k, true)) });

/** Depth of the feet of Д Ц Щ. */
const footDepth = (k: Kit, { isSmall }: Case): number => (isSmall ? 108 : 145) + k.p.s * 0.12;

/** Corners above the feet stay small, or they would cut the letter off its foot. */
const footRadius = (k: Kit): number => Math.min(k.p.radius, k.p.s * 0.5 + 12);

/** Two stems. */
const stems = (k: Kit, { top }: Case, right: number): void => {
  k.stem(k.p.s / 2, top, 0);
  k.stem(right, top, 0);
};

/** A stem with a lower lobe: Ь and its kin. Returns the right edge. */
function softSign(k: Kit, { top, middle, w }: Case, x: number, right: number, { withStem = true } = {}): void {
  const { h } = k.p;
  const [yt, yb] = [middle, (-h * w) / 2];
  const thin = { above: w, below: w };
  const nodes = [{ ...k.n(x, yb, 90, { out: 0 }), wOut: h * w }, ...lobe(k, yt, yb, right, Math.min((yb - yt) / 2, right - x - k.p.s * 0.2), thin).toReversed().map((node) => ({ ...node, in: node.out + 180, out: node.in + 180, wIn: node.wOut, wOut: node.wIn })), k.n(x, yt, 180, { w })];
  k.line([k.n(x, withStem ? top : yt, 90), ...nodes], withStem ? 'free' : 'hidden', 'hidden');
}

/** The slanting left leg, the level top and the stem of Л. */
function legs(k: Kit, form: Case, width: number, bottom: number, ends: 'foot' | 'hidden'): { stem: number; foot: number } {
  const { s, h } = k.p;
  const stem = width - s / 2;
  const yt = form.top + h / 2;
  const foot = s * 0.56;
  const shoulder = foot + (stem - foot) * 0.34;
  k.line(k.path([[foot, bottom], [shoulder, yt], [stem, yt], [stem, bottom]]), ends === 'foot' ? 'levelFoot' : 'levelHidden', ends);
  return { stem, foot };
}

const bow = (k: Kit, { top, isSmall }: Case) => {
  const { rx, ry, RX, RY } = k.p;
  return isSmall ? { cy: top / 2, rx, ry } : { cy: top / 2, rx: RX * 0.97, ry: RY };
};

/** Є, and mirrored Э. */
const bowWithBar =
  (isMirrored: boolean): Form =>
  (k, form) => {
    const { h, c, s } = k.p;
    const { cy, rx, ry } = bow(k, form);
    // The open side ends short of the round's own left edge.
    const x = isMirrored ? rx * 0.72 + c * 0.36 : rx + c / 2;
    const [from, to] = isMirrored ? [180 + 44, 180 + 316] : [-44, -316];
    k.line(k.arc(x, cy, rx, ry, from, to, { 90: form.w, 270: form.w }), 'free', 'free');
    const reach = rx * 0.34 + s * 0.1;
    if (isMirrored) k.bar(form.middle, x - reach, x + rx, 'free', 'hidden', form.w);
    else k.bar(form.middle, x - rx, x + reach, 'hidden', 'free', form.w);
    return { ...(isMirrored ? { left: 0.3, right: 0.46 } : { left: 0.46, right: 0.3 }), markX: x, anchors: { crossbar: endAt(x, form.middle, 0, h) } };
  };

const yer =
  (kind: 'soft' | 'hard'): Form =>
  (k, form) => {
    const { s, h, top } = { ...k.p, top: form.top };
    const shift = kind === 'hard' ? form.width(150) - 60 : 0;
    const x = s / 2 + shift;
    const right = shift + form.width(form.isSmall ? 620 : 610) - s / 2;
    if (kind === 'hard') {
      k.line([k.n(0, top + h / 2, 0), k.n(x, top + h / 2, 0, { out: 90 }), k.n(x, form.middle, 90)], 'free', 'hidden');
      softSign(k, form, x, right, { withStem: false });
    } else softSign(k, form, x, right);
    return { left: kind === 'hard' ? 0.25 : 1, right: 0.46, anchors: kind === 'hard' ? {} : form.anchor(x) };
  };

const FORMS: readonly Drawings[] = [
  both('В', 'в', (k, form) => {
    if (!form.isSmall) return CAPITALS['B']!(k);
    const { s, h, x: top } = k.p;
    const w = form.w * 0.97;
    const [yt, yb, ym] = [top + (h * w) / 2, (-h * w) / 2, top * 0.515];
    const [upper, lower] = [form.width(600) - s / 2 - 16, form.width(640) - s / 2];
    const x = s / 2;
    const thin = { above: w, below: w };
    const back = (node: ReturnType<Kit['n']>) => ({ ...node, in: node.out + 180, out: node.in + 180, wIn: node.wOut, wOut: node.wIn });
    k.line([k.n(x, ym, -90), { ...k.n(x, yt, -90, { out: 0 }), wOut: h * w }, ...lobe(k, yt, ym, upper, (ym - yt) / 2, thin), k.n(x, ym, 180, { w })]);
    k.line([k.n(x, ym, 90), { ...k.n(x, yb, 90, { out: 0 }), wOut: h * w }, ...lobe(k, ym, yb, lower, (yb - ym) / 2, thin).toReversed().map(back), k.n(x, ym, 180, { w: w * 0.98 })]);
    return { right: 0.46, anchors: form.anchor(x) };
  }),
  both('Г', 'г', (k, form) => {
    const { s, h } = k.p;
    const width = form.width(form.isSmall ? 510 : 530);
    k.line([k.n(s / 2, 0, -90), k.n(s / 2, form.top + h / 2, -90, { out: 0 }), k.n(width, form.top + h / 2, 0)], 'foot', 'free');
    return { right: 0.2, anchors: form.anchor(s / 2) };
  }),
  both('Ґ', 'ґ', (k, form) => {
    const { s, h } = k.p;
    const width = form.width(form.isSmall ? 510 : 530) - s / 2;
    const yt = form.top + h / 2;
    k.line([k.n(s / 2, 0, -90), k.n(s / 2, yt, -90, { out: 0 }), k.n(width, yt, 0, { out: -90 }), k.n(width, form.top - (form.isSmall ? 120 : 150) - s * 0.1, -90)], 'foot', 'free');
    return { right: 0.3, anchors: form.anchor(s / 2) };
  }),
  both('Д', 'д', (k, form) => {
    const { s, h } = k.p;
    const depth = footDepth(k, form);
    const over = (form.isSmall ? 46 : 60) * k.p.wide;
    const inner = form.width(700, 0.7) - over;
    const { stem, foot } = legs(k, form, inner, -h * 0.15, 'hidden');
    const [left, right] = [foot - over - s * 0.42, stem + s * 0.5 + over];
    k.line(k.path([[left + s / 2, depth], [left + s / 2, -h / 2], [right - s / 2, -h / 2], [right - s / 2, depth]], { r: footRadius(k) }), 'foot', 'foot');
    return { left: 0.3, right: 0.4, anchors: form.anchor(stem) };
  }),
  both('Ж', 'ж', (k, form) => {
    const { s } = k.p;
    const { top } = form;
    const width = form.width(form.isSmall ? 1_000 : 980, 1.1);
    const cx = width / 2;
    k.stem(cx, top, 0, 'free', 'foot', 0.97);
    const across = s * 1.25;
    const meet = top * 0.5;
    for (const side of [-1, 1]) {
      k.beam([cx + side * s * 0.1, meet], [cx + side * (cx - 14 - across / 2), top], 'hidden', 'levelFree', 0.93);
      k.beam([cx + side * s * 0.1, meet], [cx + side * (cx - across / 2), 0], 'hidden', 'levelFoot', 0.93);
    }
    return { left: 0.15, right: 0.15, anchors: form.anchor(cx) };
  }),
  both('З', 'з', (k, form) => {
    const { h, c, dense } = k.p;
    const w = dense / h;
    const width = form.width(form.isSmall ? 590 : 600);
    const [yt, yb] = [form.top - form.over + (h * w) / 2, form.over - (h * w) / 2];
    const ym = yt + (yb - yt) * 0.475;
    const rl = width / 2 - c / 2;
    const ru = rl - 20 * k.p.wide;
    const cx = rl + c / 2;
    const [au, al] = [(ym - yt) / 2, (yb - ym) / 2];
    k.line([...k.arc(cx, yt + au, ru, au, 204, 450, { 270: w, 90: w }), k.n(cx - rl * 0.3, ym, 180, { w })], 'free', 'free');
    k.line([k.n(cx - rl * 0.05, ym, 0, { w: w * 0.97 }), ...k.arc(cx, yb - al, rl, al, -90, 156, { 270: w, 90: w })], 'hidden', 'free');
    return { left: 0.35, right: 0.46, markX: cx };
  }),
  both('И', 'и', (k, form) => {
    const { s } = k.p;
    const right = form.width(740, 0.7) - s / 2;
    const nodes = k.path([[s / 2, form.top], [s / 2, 0], [right, form.top], [right, 0]]);
    k.line(nodes.map((node, i) => ({ ...node, ...(i === 1 && { wOut: node.wOut * 0.94, level: 0 }), ...(i === 2 && { wIn: node.wIn * 0.94, level: form.top }) })), 'free', 'foot');
    return { anchors: form.anchor(s / 2) };
  }),
  both('К', 'к', (k, form) => {
    if (!form.isSmall) return CAPITALS['K']!(k);
    const { s, x } = k.p;
    k.stem(s / 2, x, 0);
    const right = form.width(690, 0.8);
    const across = s * 1.28;
    const meet: Point = [s * 0.72, x * 0.5];
    k.beam(meet, [right - 14 - across / 2, x], 'hidden', 'levelFree', 0.96);
    k.beam(meet, [right - across / 2, 0], 'hidden', 'levelFoot', 0.96);
    return { right: 0.15, anchors: form.anchor(s / 2) };
  }),
  both('Л', 'л', (k, form) => {
    const { stem } = legs(k, form, form.width(710, 0.7), 0, 'foot');
    return { left: 0.25, anchors: form.anchor(stem) };
  }),
  both('М', 'м', (k, form) => {
    if (!form.isSmall) return CAPITALS['M']!(k);
    const { s, x } = k.p;
    const right = form.width(860, 0.9) - s / 2;
    const nodes = k.path([[s / 2, 0], [s / 2, x], [(s / 2 + right) / 2, -150], [right, x], [right, 0]], { level: x });
    k.line(nodes.map((node, i) => ({ ...node, ...(i === 1 && { wOut: node.wOut * 0.92 }), ...(i === 2 && { wIn: node.wIn * 0.92, wOut: node.wOut * 0.92, level: -96 }), ...(i === 3 && { wIn: node.wIn * 0.92 }) })), 'foot', 'foot');
    return { anchors: form.anchor(s / 2) };
  }),
  both('Н', 'н', (k, form) => {
    const { s, h } = k.p;
    const right = form.width(720) - s / 2;
    stems(k, form, right);
    k.bar(form.middle, s / 2, right);
    return { anchors: { ...form.anchor(s / 2), crossbar: endAt((s / 2 + right) / 2, form.middle, 0, h) } };
  }),
  both('П', 'п', (k, form) => {
    const { s, h } = k.p;
    const right = form.width(715) - s / 2;
    const yt = form.top + h / 2;
    k.line([k.n(s / 2, 0, -90), k.n(s / 2, yt, -90, { out: 0 }), k.n(right, yt, 0, { out: 90 }), k.n(right, 0, 90)], 'foot', 'foot');
    return { anchors: form.anchor(s / 2) };
  }),
  both('Т', 'т', (k, form) => {
    const { h } = k.p;
    const width = form.width(640);
    k.bar(form.top + h / 2, 0, width, 'free', 'free');
    k.stem(width / 2, form.top + h / 2, 0, 'hidden');
    return { left: 0.25, right: 0.25, anchors: { ...form.anchor(width / 2), crossbar: endAt(width / 2, form.top + h / 2, 0, h) }, markX: width / 2 };
  }),
  both('Ц', 'ц', (k, form) => {
    const { s, h } = k.p;
    const right = form.width(710) - s / 2;
    const end = right + s / 2 + 78 * k.p.wide + (form.isSmall ? -14 : 0);
    k.line([k.n(s / 2, form.top, 90), k.n(s / 2, -h / 2, 90, { out: 0 }), k.n(end - s / 2 + s * 0.06, -h / 2, 0, { out: 90, r: footRadius(k) }), k.n(end - s / 2 + s * 0.06, footDepth(k, form), 90)], 'free', 'foot');
    k.stem(right, form.top, -h / 2, 'free', 'hidden');
    return { right: 0.35, anchors: form.anchor(s / 2), markX: (right + s / 2) / 2 };
  }),
  both('Ч', 'ч', (k, form) => {
    const { s } = k.p;
    const right = form.width(665) - s / 2;
    const y = form.top * 0.36;
    const q = Math.min((right - s / 2) * 0.62, (form.isSmall ? 190 : 270) * Math.max(1, k.p.wide));
    k.line([k.n(s / 2, form.top, 90), k.n(s / 2, y - q, 90), k.n(s / 2 + q, y, 0), k.n(right, y, 0)], 'free', 'hidden');
    k.stem(right, form.top, 0);
    return { anchors: form.anchor(s / 2), markX: (right + s / 2) / 2 };
  }),
  both('Ш', 'ш', (k, form) => shcha(k, form, false)),
  both('Щ', 'щ', (k, form) => shcha(k, form, true)),
  both('Ъ', 'ъ', yer('hard')),
  both('Ь', 'ь', yer('soft')),
  both('Ы', 'ы', (k, form) => {
    const { s } = k.p;
    const right = form.width(form.isSmall ? 590 : 570) - s / 2;
    softSign(k, form, s / 2, right);
    const second = right + s + (form.isSmall ? 105 : 135) * k.p.wide;
    k.stem(second, form.top, 0);
    return { anchors: form.anchor(s / 2) };
  }),
  both('Э', 'э', bowWithBar(true)),
  both('Є', 'є', bowWithBar(false)),
  both('Ю', 'ю', (k, form) => {
    const { s, c } = k.p;
    const rx = form.width(form.isSmall ? 860 : 880) / 2 - c / 2;
    const { ry, cy } = bow(k, form);
    const cx = s + (form.isSmall ? 110 : 150) * k.p.wide + c / 2 + rx;
    k.stem(s / 2, form.top, 0);
    k.ring(cx, cy, rx, ry);
    k.bar(form.middle, s / 2, cx - rx);
    return { right: 0.46, anchors: { ...form.anchor(s / 2), ...roundAnchors(k, cx, cy, rx, ry) } };
  }),
  both('Я', 'я', (k, form) => {
    const { s, h } = k.p;
    const width = form.width(form.isSmall ? 640 : 640, 0.6);
    const stem = width - s / 2;
    const [yt, ym] = [form.top + h / 2, form.top * (form.isSmall ? 0.42 : 0.44)];
    const left = s / 2 + 26 * k.p.wide;
    const rx = (ym - yt) / 2;
    k.line([k.n(stem, 0, -90), k.n(stem, yt, -90, { out: 180 }), k.n(left + rx, yt, 180), k.n(left, (yt + ym) / 2, 90, { w: 1.02 }), k.n(left + rx, ym, 0), k.n(stem, ym, 0)], 'foot', 'hidden');
    const foot = s * 0.6;
    k.beam([foot + (form.isSmall ? 225 : 280) * k.p.wide, ym], [foot, 0], 'hidden', 'levelFoot');
    return { left: 0.25, anchors: form.anchor(stem) };
  }),
  both('Ф', 'ф', (k, form) => {
    const { s, c, h, cap, ry, asc, desc } = k.p;
    const w = form.isSmall ? 1 : 0.98;
    const a = form.isSmall ? ry : 330 - h / 2 + 10;
    const cy = form.isSmall ? form.top / 2 : cap * 0.51;
    const rx = (form.width(form.isSmall ? 1_020 : 900, 0.8) - c) / 2;
    const cx = rx + c / 2;
    k.ring(cx, cy, rx, a);
    const [top, bottom] = form.isSmall ? [asc, desc] : [cap, 0];
    k.stem(cx, top, bottom, 'free', form.isSmall ? 'free' : 'foot', w);
    return { left: 0.46, right: 0.46, anchors: { ascender: endAt(cx, top, -90, s), ...(form.isSmall && { descender: endAt(cx, desc, 90, s) }) } };
  }),
  both('Џ', 'џ', (k, form) => {
    const { s, h } = k.p;
    const right = form.width(710) - s / 2;
    k.line([k.n(s / 2, form.top, 90), k.n(s / 2, -h / 2, 90, { out: 0 }), k.n(right, -h / 2, 0, { out: -90 }), k.n(right, form.top, -90)], 'free', 'free');
    k.stem((s / 2 + right) / 2, -h / 2, footDepth(k, form), 'hidden');
    return { anchors: form.anchor(s / 2) };
  }),
  both('Љ', 'љ', (k, form) => {
    const { s } = k.p;
    const { stem } = legs(k, form, form.width(660, 0.7), 0, 'foot');
    const right = stem + form.width(form.isSmall ? 490 : 480) - s / 2;
    softSign(k, form, stem, right, { withStem: false });
    return { left: 0.25, right: 0.46, anchors: form.anchor(stem) };
  }),
  both('Њ', 'њ', (k, form) => {
    const { s } = k.p;
    const stem = form.width(620) - s / 2;
    const right = stem + form.width(form.isSmall ? 490 : 480) - s / 2;
    stems(k, form, stem);
    k.bar(form.middle, s / 2, stem, 'hidden', 'hidden', form.w);
    softSign(k, form, stem, right, { withStem: false });
    return { right: 0.46, anchors: form.anchor(s / 2) };
  }),
];

function shcha(k: Kit, form: Case, hasFoot: boolean): Sides {
  const { s, h } = k.p;
  const right = form.width(form.isSmall ? 1_000 : 960, 0.9) - s / 2;
  const middle = (s / 2 + right) / 2;
  if (hasFoot) {
    const end = right + s * 0.06 + 78 * k.p.wide + (form.isSmall ? -14 : 0);
    k.line([k.n(s / 2, form.top, 90), k.n(s / 2, -h / 2, 90, { out: 0 }), k.n(end, -h / 2, 0, { out: 90, r: footRadius(k) }), k.n(end, footDepth(k, form), 90)], 'free', 'foot');
    k.stem(right, form.top, -h / 2, 'free', 'hidden');
  } else k.line([k.n(s / 2, form.top, 90), k.n(s / 2, -h / 2, 90, { out: 0 }), k.n(right, -h / 2, 0, { out: -90 }), k.n(right, form.top, -90)], 'free', 'free');
  k.stem(middle, form.top, -h / 2, 'free', 'hidden');
  return { ...(hasFoot && { right: 0.35 }), anchors: form.anchor(s / 2), markX: middle };
}

const ONLY: Drawings = {
  Б: (k) => {
    const { s, h, cap } = k.p;
    const form = caseOf(k, false);
    const right = wide(k, 620) - s / 2;
    const w = form.w;
    k.line([k.n(s / 2, form.middle, -90), { ...k.n(s / 2, cap + (h * w) / 2, -90, { out: 0 }), wOut: h * w }, k.n(right - 10, cap + (h * w) / 2, 0, { w })], 'hidden', 'free');
    softSign(k, form, s / 2, right, { withStem: false });
    return { right: 0.46, anchors: form.anchor(s / 2) };
  },
  б: (k) => {
    const { rx, ry, c, x, h, asc } = k.p;
    const [cx, cy] = [c / 2 + rx, x / 2];
    k.ring(cx, cy, rx, ry);
    const left = cx - rx;
    const y = asc + h / 2 - 10;
    k.line([k.n(left, cy, -90), k.n(cx + rx * 0.06, y + 52, -16), k.n(cx + rx * 0.88, y - 18, -12)], 'hidden', 'free');
    return { left: 0.46, right: 0.46, anchors: { ...roundAnchors(k, cx, cy, rx, ry) } };
  },
  У: (k) => {
    const { s, cap } = k.p;
    const width = wide(k, 720, 0.7);
    // The right arm runs on to the foot; the left one ends on it.
    const foot = s * 0.9 + 40 * k.p.wide;
    const across = s * 1.12;
    const top: Point = [width - across / 2, cap];
    const bottom: Point = [foot + 60 * k.p.wide, 0];
    k.beam(bottom, top, 'levelFoot', 'levelFree', 0.97);
    const y = cap * 0.36;
    const share = (y - top[1]) / (bottom[1] - top[1]);
    const joint: Point = [top[0] + (bottom[0] - top[0]) * share, y];
    k.beam([joint[0], joint[1]], [across / 2, cap], 'hidden', 'levelFree', 0.97);
    return { left: 0.15, right: 0.15 };
  },
  Ђ: (k) => {
    const { s, h, cap } = k.p;
    const bar = wide(k, 600);
    const stem = wide(k, 300) - s / 2;
    const right = wide(k, 780) - s / 2;
    k.bar(cap + h / 2, 0, bar, 'free', 'free');
    k.stem(stem, cap + h / 2, 0, 'hidden');
    const half = (right - stem) / 2;
    const yt = cap * 0.6;
    const q = hook(k) + 14;
    k.line([k.n(stem, yt + half, -90, { w: k.p.join }), k.n(stem + half, yt, 0), k.n(right, yt + half, 90), k.n(right, k.p.OV - h / 2 - q, 90), k.n(right - q, k.p.OV - h / 2, 180), k.n(right - q - 26, k.p.OV - h / 2, 180)], 'hidden', 'free');
    return { left: 0.25, anchors: { ascender: endAt(stem, cap, -90, s), crossbar: endAt(bar / 2, cap + h / 2, 0, h) } };
  },
  Ћ: (k) => {
    const { s, h, cap } = k.p;
    const bar = wide(k, 600);
    const stem = wide(k, 300) - s / 2;
    const right = wide(k, 780) - s / 2;
    k.bar(cap + h / 2, 0, bar, 'free', 'free');
    k.stem(stem, cap + h / 2, 0, 'hidden');
    arch(k, stem, right, { top: cap * 0.6 - h / 2 });
    return { left: 0.25, anchors: { ascender: endAt(stem, cap, -90, s), crossbar: endAt(bar / 2, cap + h / 2, 0, h) } };
  },
  ђ: (k) => {
    const { s, h, n, asc, desc } = k.p;
    const q = hook(k);
    const x0 = s / 2 + 76 * k.p.wide;
    const x1 = x0 + n;
    k.stem(x0, asc, 0);
    arch(k, x0, x1, { bottom: -100, end: 'hidden' });
    const end = x1 - q - 28;
    k.line([k.n(x1, -200, 90), k.n(x1, desc - h / 2 - q, 90), k.n(x1 - q, desc - h / 2, 180), k.n(end, desc - h / 2, 180)], 'hidden', 'free');
    k.bar(asc + 110 + h * 0.5, 0, x0 + s / 2 + 190 * k.p.wide, 'free', 'free', 0.86);
    return { left: 0.25, anchors: { ascender: endAt(x0, asc, -90, s), descender: endAt(end, desc - h / 2, 180, h) } };
  },
  ћ: (k) => {
    const { s, h, n, asc } = k.p;
    const x0 = s / 2 + 76 * k.p.wide;
    k.stem(x0, asc, 0);
    arch(k, x0, x0 + n);
    k.bar(asc + 110 + h * 0.5, 0, x0 + s / 2 + 190 * k.p.wide, 'free', 'free', 0.86);
    return { left: 0.25, anchors: { ascender: endAt(x0, asc, -90, s) } };
  },
};

export const CYRILLIC: Drawings = { ...Object.assign({}, ...FORMS), ...ONLY };
