import type { LetterProgram } from '../create-pen.ts';
import { arch, rightBowl } from './branches.ts';
import { CAPITAL_WIDTHS, MIDDLE, stemEnd } from './capitals.ts';
import * as form from './forms.ts';
import { type Hand, drawn, turned } from './hand.ts';
import { SMALL_WIDTHS, hook } from './lower-case.ts';
import { ASCENDER, DESCENDER } from './proportions.ts';

const capital = drawn('capital');
const small = drawn('small');

/** Strokes that cross a letter are lighter than those it is made of. */
const CROSSING = 0.7;
/** The slash of Ø takes the white of a counter, so it is lighter still. */
const THROUGH = 0.6;

/** The slash of Ø: along the chamfers' slope from below the baseline to above the top. */
function crossed(k: Hand, width: number) {
  const { shape } = form.o(k, width);
  const { bowl } = form.roundAnchors(k, shape.bounds.right);
  const { cx, cy } = shape.bounds;
  const reach = k.height / 2 + 0.09 * k.height;
  const w = k.sx * THROUGH;
  // The letter is wider than the slope runs over its height, so the slash meets the sharp corners.
  const slash = k.slash(cx - w / 2 - k.m * reach, cy + reach, cy - reach, w);
  return { shape: shape.union(slash), left: 0.7, right: 0.7, anchors: { bowl } };
}

/** The short stroke through Ł and ł. */
const stroke = (k: Hand, x: number, y: number, reach: number) => k.slash(x - k.m * reach - (k.sx * CROSSING) / 2, y + reach, y - reach, k.sx * CROSSING);

const dBar = (k: Hand, x: number, y: number, half: number) => k.bar(x - half, x + half, y, { start: k.tip, end: k.tip, h: k.h * CROSSING });

const barredD: LetterProgram = capital((k) => {
  const R = k.wide(690);
  const { shape, bowl } = k.frame(0, k.top, R, 0, { br: k.c });
  const inside = k.v + Math.min(0.17 * k.height * k.style.width, (R - 2 * k.v) / 2);
  const y = MIDDLE * k.height;
  const all = shape.union(k.bar(-0.13 * k.height, inside, y, { start: k.tip, end: k.tip, h: k.h * CROSSING }));
  return { shape: all, left: 1, right: 0.85, anchors: { ascender: stemEnd(k), bowl } };
});

/** A long s and two bowls; both cases are as tall as a capital. */
function sharpS(k: Hand, width: number) {
  const R = k.wide(width, 2.7);
  const y = -0.55 * ASCENDER;
  const waist = k.v + 0.2 * R;
  const [roof, bowl] = [Math.min(k.c, 0.32 * ASCENDER), Math.min(k.c * 0.8, 0.26 * ASCENDER)];
  const upper = k.band([[0, 0], [0, -ASCENDER, roof], [R - 0.04 * ASCENDER, -ASCENDER], [R - 0.04 * ASCENDER, y + k.h / 2, k.h + roof * 0.35], [waist, y + k.h / 2]], { end: 'slope' });
  const lower = k.band([[waist + k.m * k.h, y - k.h / 2], [R, y - k.h / 2], [R, 0, bowl], [waist - 0.08 * R, 0]], { start: 'slope', end: k.tip });
  return { shape: upper.union(lower), right: 0.8 };
}

export const LATIN_SPECIAL: Readonly<Record<string, LetterProgram>> = {
  Æ: capital((k) => {
    const { shape } = form.v(k);
    const stem = shape.bounds.right;
    const R = stem - k.v + k.wide(CAPITAL_WIDTHS.e, 1.5);
    const { bar } = form.wedgeBar(k, stem);
    const arms = k.band([[R - 0.01 * k.height, k.top], [stem - k.v, k.top], [stem - k.v, 0], [R, 0]], { ink: 'left', start: k.tip, end: k.tip });
    return { shape: turned(shape, stem, k.height).union(bar, arms, k.bar(stem - k.v / 2, R - 0.06 * k.height, MIDDLE * k.height, { end: k.tip })), left: 0, right: 0.4, markX: stem };
  }),
  Œ: capital((k) => {
    const stem = k.wide(640);
    const R = stem - k.v + k.wide(CAPITAL_WIDTHS.e, 1.5);
    const ring = k.frame(0, k.top, stem, 0, { tl: k.c });
    const arms = k.band([[R - 0.01 * k.height, k.top], [stem - k.v, k.top], [stem - k.v, 0], [R, 0]], { ink: 'left', start: k.tip, end: k.tip });
    return { shape: ring.shape.union(arms, k.bar(stem - k.v / 2, R - 0.06 * k.height, MIDDLE * k.height, { end: k.tip })), left: 0.85, right: 0.4, anchors: { bowl: ring.bowl, counter: ring.counter } };
  }),
  Ø: capital((k) => crossed(k, CAPITAL_WIDTHS.o)),
  Ł: capital((k) => {
    const R = k.wide(560, 1.5);
    const foot = k.band([[0, k.top / 2], [0, 0], [R, 0]], { ink: 'left', end: k.tip });
    return { shape: foot.union(k.stem(0, k.top, -k.h, { top: true }), stroke(k, k.v / 2, -0.48 * k.height, 0.2 * k.height + k.v * 0.35)), right: 0.1, anchors: { ascender: stemEnd(k) } };
  }),
  Đ: barredD,
  Ð: barredD,
  Þ: capital((k) => {
    const { shape, bowl, counter } = k.frame(0, -0.8 * k.height, k.wide(630), -0.2 * k.height, { br: k.c * 0.85 });
    return { shape: shape.union(k.stem(0, k.top, 0, { top: true, foot: true })), right: 0.7, anchors: { ascender: stemEnd(k), bowl, counter } };
  }),
  Ħ: capital((k) => {
    const R = k.wide(CAPITAL_WIDTHS.h);
    const upper = k.bar(-0.1 * k.height, R + 0.1 * k.height, -0.76 * k.height, { start: k.tip, end: k.tip, h: k.h * CROSSING });
    return {
      shape: k.stem(0, k.top, 0, { top: true }).union(k.stem(R - k.v, k.top, 0, { foot: true }), k.bar(k.v / 2, R - k.v / 2, -0.46 * k.height), upper),
      anchors: { ascender: stemEnd(k), crossbar: { at: [R / 2, -0.46 * k.height], angle: 0, width: k.h } },
    };
  }),
  Ŋ: capital((k) => {
    const R = k.wide(690);
    const [left, foot] = [R * 0.42, 0.2 * k.height];
    const leg = k.band([[0, k.top], [R, k.top], [R, foot, k.c * 0.7], [left, foot]], { end: k.tip, start: 'plumb' });
    return { shape: leg.union(k.stem(0, k.top, 0)), anchors: { descender: { at: [left + k.lean / 2, foot - k.h / 2], angle: 180, width: k.h } } };
  }),
  ẞ: capital((k) => sharpS(k, 680)),
  æ: small((k) => {
    const stem = k.wide(530);
    const width = k.wide(520);
    const eye = -0.35 * k.height;
    const R = stem - k.v + width;
    const { shape, bowl, counter } = k.frame(stem - k.v, k.top, R, eye, { br: k.c * 0.6 });
    const rest = k.band([[stem - k.v, k.top / 2], [stem - k.v, 0], [R - 0.015 * k.height, 0]], { ink: 'left', end: k.tip });
    const storey = -0.57 * k.height;
    const roof = k.band([[k.lean, k.top], [stem, k.top]], { start: k.tip });
    const a = k.frame(0, storey, stem, 0, { tl: k.c * 0.6 });
    return { shape: shape.union(rest, roof, a.shape), left: 0.6, right: 0.5, anchors: { bowl, counter } };
  }),
  œ: small((k) => {
    const stem = k.wide(SMALL_WIDTHS.o - 25);
    const eye = -0.35 * k.height;
    const R = stem - k.v + k.wide(520);
    const { shape } = k.frame(stem - k.v, k.top, R, eye, { br: k.c * 0.6 });
    const rest = k.band([[stem - k.v, k.top / 2], [stem - k.v, 0], [R - 0.015 * k.height, 0]], { ink: 'left', end: k.tip });
    const ring = k.frame(0, k.top, stem, 0, { tl: k.c });
    return { shape: shape.union(rest, ring.shape), left: 0.8, right: 0.5, anchors: { bowl: ring.bowl, counter: ring.counter } };
  }),
  ø: small((k) => crossed(k, SMALL_WIDTHS.o)),
  ł: small((k) => {
    const foot = k.band([[0, k.top / 2], [0, 0], [k.wide(285, 1), 0]], { ink: 'left', end: k.tip });
    return {
      shape: foot.union(k.stem(0, -ASCENDER, -k.h, { top: true }), stroke(k, k.v / 2, -0.52 * ASCENDER, 0.16 * ASCENDER + k.v * 0.35)),
      left: 1.1,
      right: 0.3,
      anchors: { ascender: { at: [k.v / 2, -ASCENDER], angle: -90, width: k.v } },
    };
  }),
  đ: small((k) => {
    const R = k.wide(SMALL_WIDTHS.n);
    const { shape, bowl, counter } = rightBowl(k, R);
    const half = (disc: typeof bowl) => ({ ...disc, cx: R - disc.cx, cy: k.top - disc.cy });
    const stem = k.stem(R - k.v, -ASCENDER, 0, { top: true, foot: true });
    const bar = dBar(k, R - k.v / 2, (k.top - ASCENDER) / 2, k.v / 2 + 0.15 * k.height);
    const ascender = { at: [R - k.v / 2, -ASCENDER] as const, angle: -90, width: k.v };
    return { shape: turned(shape, R, k.height).union(stem, bar), left: 0.8, right: 0.6, anchors: { ascender, bowl: half(bowl), counter: half(counter) } };
  }),
  ħ: small((k) => {
    const R = k.wide(SMALL_WIDTHS.n);
    const bar = dBar(k, k.v / 2, (k.top - ASCENDER) / 2, k.v / 2 + 0.15 * k.height);
    return { shape: arch(k, 0, R).union(k.stem(0, -ASCENDER, 0, { top: true }), bar), left: 1.7, anchors: { ascender: { at: [k.v / 2, -ASCENDER], angle: -90, width: k.v } } };
  }),
  þ: small((k) => {
    const { shape, bowl, counter } = rightBowl(k, k.wide(SMALL_WIDTHS.n));
    return {
      shape: shape.union(k.stem(0, -ASCENDER, DESCENDER, { top: true, foot: true })),
      right: 0.8,
      anchors: { ascender: { at: [k.v / 2, -ASCENDER], angle: -90, width: k.v }, bowl, counter, descender: { at: [k.v / 2, DESCENDER], angle: 90, width: k.v } },
    };
  }),
  ð: small((k) => {
    const R = k.wide(SMALL_WIDTHS.o);
    const { shape, bowl, counter } = k.frame(0, k.top, R, 0, { tl: k.c, br: k.c });
    const stem = k.band([[R * 0.22, -ASCENDER], [R, -ASCENDER], [R, k.top / 2]], { start: k.tip });
    return { shape: shape.union(stem, stroke(k, R * 0.62, -ASCENDER + k.h / 2, 0.15 * k.height + k.h / 4)), left: 0.85, right: 0.85, anchors: { bowl, counter } };
  }),
  ß: small((k) => sharpS(k, 590)),
  ŋ: small((k) => {
    const R = k.wide(SMALL_WIDTHS.n);
    const left = 0.24 * k.height;
    return {
      shape: arch(k, 0, R, 0).union(k.stem(0, k.top, 0, { top: true }), hook(k, R, left, k.top / 2)),
      anchors: { stemTop: { at: [k.v / 2, k.top], angle: -90, width: k.v }, descender: { at: [left + k.lean / 2, DESCENDER - k.h / 2], angle: 180, width: k.h } },
    };
  }),
};
