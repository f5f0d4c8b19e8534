import type { Anchors, Disc, StrokeEnd } from '../../anchors.ts';
import type { Shape } from '../../shape.ts';
import type { DrawnLetter, LetterProgram } from '../create-pen.ts';
import { arch } from './branches.ts';
import { CAPITAL_WIDTHS, MIDDLE } from './capitals.ts';
import * as form from './forms.ts';
import { type Hand, drawn, turned } from './hand.ts';
import { SMALL_WIDTHS, hook } from './lower-case.ts';
import { ASCENDER, CAP, DESCENDER } from './proportions.ts';

/** Most Cyrillic letters have one form in both cases; widths are those of the capital at the drawn weight. */
const NARROWER = 0.79;
type Form = (k: Hand) => DrawnLetter;

const wide = (k: Hand, width: number, stems?: number): number => k.wide(k.height === CAP ? width : width * NARROWER, stems);
const top = (k: Hand, x = 0): Anchors => {
  const end: StrokeEnd = { at: [x + k.v / 2, k.top], angle: -90, width: k.v };
  return k.height === CAP ? { ascender: end } : { stemTop: end };
};
/** How far the feet of Д Ц Щ reach below the baseline. */
const tail = (k: Hand): number => (k.height === CAP ? 0.17 : 0.2) * k.height;

const ve: Form = (k) => {
  const R = wide(k, 650);
  const y = MIDDLE * k.height;
  const upper = k.frame(0, k.top, R - 0.055 * k.height, y + k.h / 2, { br: k.h + k.c * 0.45 });
  const lower = k.frame(0, y - k.h / 2, R, 0, { br: k.c * 0.85 });
  return { shape: upper.shape.union(lower.shape), right: 0.8, anchors: { ...top(k), bowl: lower.bowl, counter: lower.counter } };
};

const ghe: Form = (k) => {
  const R = wide(k, 540, 1.5);
  const arm = k.band([[k.v / 2, k.top], [R, k.top]], { end: k.tip });
  return { shape: arm.union(k.stem(0, k.top, 0, { foot: true })), right: 0, anchors: top(k) };
};

const gheUp: Form = (k) => {
  const R = wide(k, 540, 1.5);
  const rise = 0.16 * k.height;
  const shape = k.box(0, k.top, R, k.top + k.h).union(k.stem(0, k.top, 0, { foot: true }), k.stem(R - k.v, k.top - rise, k.top + k.h, { top: true }));
  return { shape, right: 0.8, anchors: top(k) };
};

/** The wedge of А without its bar. */
const wedge = (k: Hand): { shape: Shape; right: number } => {
  const { shape } = form.v(k);
  const { right } = shape.bounds;
  return { shape: turned(shape, right, k.height), right };
};

const de: Form = (k) => {
  const { shape, right } = wedge(k);
  const [left, end] = [-0.03 * k.height, right + 0.08 * k.height];
  const deep = tail(k);
  const base = k.box(left, -k.h, end, 0).union(k.stem(left, -k.h, deep, { foot: true }), k.stem(end - k.v, -k.h, deep, { foot: true }));
  const solid = k.box(right - k.v, k.top / 2, right, 0);
  return { shape: shape.union(base, solid).move(-left, 0), left: 0.4, right: 0.5 };
};

const zhe: Form = (k) => {
  const { shape, right } = form.arms(k, k.v);
  const reach = right - k.v;
  const stem = k.stem(reach, k.top, 0);
  const arms = shape.move(reach, 0);
  return { shape: arms.union(stem, arms.flipX(reach + k.v / 2)), left: 0.1, right: 0.1 };
};

const ze: Form = (k) => {
  const R = wide(k, 600);
  const y = MIDDLE * k.height;
  const waist = R * 0.36;
  const upper = k.band([[k.lean - 0.03 * k.height, k.top], [R - 0.04 * k.height, k.top], [R - 0.04 * k.height, y + k.h / 2, k.h + k.c * 0.4], [waist, y + k.h / 2]], { start: k.tip });
  const lower = k.band([[waist, y - k.h / 2], [R, y - k.h / 2], [R, 0, k.c * 0.85], [0, 0]], { start: 'plumb', end: k.tip });
  return { shape: upper.union(lower), left: 0.4, right: 0.75 };
};

const i: Form = (k) => {
  const { m, sx, trim, v } = k;
  const R = m * k.height + sx - 2 * trim;
  const knee = (v + trim) / m;
  const shape = k.poly([...k.topCut(0, k.top), [v, k.top], [v, -knee], [R - sx + trim, k.top], [R, k.top], [R, 0], [R - v, 0], [R - v, k.top + knee], [sx - trim, 0], [0, 0]]);
  return { shape, anchors: top(k), markX: R / 2 };
};

const ka: Form = (k) => {
  const { shape } = form.arms(k, k.v);
  return { shape: shape.union(k.stem(0, k.top, 0, { top: true })), right: 0.1, anchors: top(k) };
};

const el: Form = (k) => ({ shape: wedge(k).shape, left: 0 });

const em: Form = (k) => {
  const { shape } = form.w(k, k.height === CAP ? 0.72 : 0.8);
  return { shape: turned(shape, shape.bounds.right, k.height), left: 0 };
};

const en: Form = (k) => {
  const R = wide(k, CAPITAL_WIDTHS.h);
  return { shape: k.stem(0, k.top, 0, { top: true }).union(k.stem(R - k.v, k.top, 0, { foot: true }), k.bar(k.v / 2, R - k.v / 2, MIDDLE * k.height)), anchors: top(k) };
};

const pe: Form = (k) => {
  const R = wide(k, 700);
  return { shape: k.stem(0, k.top, 0).union(k.stem(R - k.v, k.top, 0, { foot: true }), k.box(0, k.top, R, k.top + k.h)), anchors: top(k) };
};

const te: Form = (k) => {
  const R = wide(k, 660, 1.5);
  const bar = k.band([[k.lean, k.top], [R, k.top]], { start: k.tip, end: k.tip });
  return { shape: bar.union(k.stem((R - k.v) / 2, k.top, 0, { foot: true })), left: 0.1, right: 0.1 };
};

const u: Form = (k) => {
  // The y of the lower case between top and baseline.
  const { m, sx, v, trim } = k;
  // The joint is lower where heavy strokes would close the white between the arms.
  const joint = Math.max(0.1 * k.height, Math.min(0.3 * k.height, k.height - (1.45 * v + trim) / m));
  const R = m * k.height + sx;
  const x = m * joint + trim;
  const arm = k.poly([...k.topCut(x, k.top), [x + v, k.top], [x + v, -(x + v - sx) / m], [x, -joint]]);
  const shape = k.slash(0, 0, k.top).union(arm);
  return { shape, left: 0.2, right: 0, markX: (x + R) / 2 };
};

const ef: Form = (k) => {
  const isCapital = k.height === CAP;
  const R = wide(k, 860, 3);
  const [ringTop, ringFoot] = isCapital ? [-0.86 * k.height, -0.16 * k.height] : [k.top, 0];
  const middle = (R - k.v) / 2;
  const { shape } = k.frame(0, ringTop, R, ringFoot, { tl: k.c * 0.85, br: k.c * 0.85 });
  const stem = isCapital ? k.stem(middle, k.top, 0, { top: true, foot: true }) : k.stem(middle, -ASCENDER, DESCENDER, { top: true, foot: true });
  return { shape: shape.union(stem), left: 0.85, right: 0.85 };
};

/** A base for letters with a tail. */
const tailed = (k: Hand, stems: readonly number[], R: number, hasCut = true): Shape => {
  const deep = tail(k);
  const end = R + 0.07 * k.height;
  const [first, ...others] = stems;
  return k
    .stem(first!, k.top, 0, { top: hasCut })
    .union(...others.map((x) => k.stem(x, k.top, 0)), k.box(0, -k.h, end, 0), k.stem(end - k.v * 0.86, -k.h, deep, { foot: true }).intersect(k.box(end - k.v * 0.86, -k.h, end, deep)));
};

const tse: Form = (k) => {
  const R = wide(k, 700);
  return { shape: tailed(k, [0, R - k.v], R), right: 0.5, anchors: top(k) };
};

const che: Form = (k) => {
  const R = wide(k, 660);
  const y = -0.4 * k.height;
  const bowl = k.band([[0, k.top / 1.5], [0, y], [R - k.v / 2, y]], { ink: 'left' });
  return { shape: bowl.union(k.stem(0, k.top, k.top / 1.8, { top: true }), k.stem(R - k.v, k.top, 0, { foot: true })), anchors: top(k) };
};

const shaStems = (k: Hand) => {
  const R = wide(k, 960, 3);
  return { R, stems: [0, (R - k.v) / 2, R - k.v] };
};

const sha: Form = (k) => {
  const { R, stems } = shaStems(k);
  const body = k.band([[0, k.top / 2], [0, 0], [R, 0, k.c * 0.7], [R, k.top]], { ink: 'left' });
  return { shape: body.union(k.stem(0, k.top, k.top / 3, { top: true }), k.box(stems[1]!, k.top, stems[1]! + k.v, -k.h / 2)), anchors: top(k) };
};

const shcha: Form = (k) => {
  const { R, stems } = shaStems(k);
  return { shape: tailed(k, stems, R), right: 0.5, anchors: top(k) };
};

/** Stem and low bowl of Ь from x. */
const softSign = (k: Hand, x: number, width: number) => {
  const R = x + wide(k, width);
  return { R, ...k.frame(x, -0.57 * k.height, R, 0, { br: k.c * 0.85 }) };
};

const soft: Form = (k) => {
  const { shape, bowl, counter } = softSign(k, 0, 630);
  return { shape: shape.union(k.stem(0, k.top, 0, { top: true })), right: 0.75, anchors: { ...top(k), bowl, counter } };
};

const hard: Form = (k) => {
  const x = k.lean + 0.13 * k.height * k.style.width;
  const { shape, bowl, counter } = softSign(k, x, 620);
  const bar = k.band([[k.lean, k.top], [x + k.v, k.top]], { start: k.tip });
  return { shape: shape.union(k.box(x, k.top, x + k.v, 0), bar), left: 0.15, right: 0.75, anchors: { bowl, counter } };
};

const yery: Form = (k) => {
  const { R, shape, bowl, counter } = softSign(k, 0, 580);
  const gap = 0.12 * k.height * k.style.width + 0.02 * k.height;
  return { shape: shape.union(k.stem(0, k.top, 0, { top: true }), k.stem(R + gap, k.top, 0, { foot: true })), anchors: { ...top(k), bowl, counter } };
};

const be: Form = (k) => {
  const { R, shape, bowl, counter } = softSign(k, 0, 640);
  return { shape: shape.union(k.box(0, k.top, k.v, 0), k.band([[k.v / 2, k.top], [R - 0.05 * k.height, k.top]], { end: k.tip })), right: 0.75, anchors: { ...top(k), bowl, counter } };
};

const e: Form = (k) => {
  const R = wide(k, 640);
  const shape = k.band([[k.lean - 0.03 * k.height, k.top], [R, k.top], [R, 0, k.c], [0, 0]], { start: k.tip, end: k.tip });
  return { shape: shape.union(k.bar(R * 0.34, R - k.v / 2, MIDDLE * k.height, { start: k.tip })), left: 0.4, right: 0.85 };
};

const ye: Form = (k) => {
  const R = wide(k, 640);
  const shape = k.band([[R, k.top], [0, k.top, k.c], [0, 0], [R, 0]], { ink: 'left', start: k.tip, end: k.tip });
  return { shape: shape.union(k.bar(k.v / 2, R * 0.74, MIDDLE * k.height, { end: k.tip })), left: 0.85, right: 0.4 };
};

const yu: Form = (k) => {
  const x = wide(k, 330, 1.3);
  const R = x + wide(k, 650);
  const { shape, bowl, counter } = k.frame(x, k.top, R, 0, { tl: k.c * 0.9, br: k.c });
  return { shape: shape.union(k.stem(0, k.top, 0, { top: true }), k.bar(k.v / 2, x + k.v / 2, MIDDLE * k.height)), right: 0.85, anchors: { ...top(k), bowl, counter } };
};

const ya: Form = (k) => {
  const R = wide(k, 650);
  const foot = -0.42 * k.height;
  const { shape, bowl, counter } = k.frame(0, k.top, R, foot, { tl: k.c * 0.85 });
  const leg = k.slash(-0.02 * k.height, 0, foot - k.h / 2).intersect(k.box(-k.height, foot - k.h / 2, R - k.v / 2, 0));
  const shift = 0.02 * k.height;
  const moved = (disc: Disc): Disc => ({ ...disc, cx: disc.cx + shift });
  const all = shape.union(k.stem(R - k.v, k.top, 0, { foot: true }), leg);
  return { shape: all.move(shift, 0), left: 0.3, anchors: { bowl: moved(bowl), counter: moved(counter) } };
};

const lje: Form = (k) => {
  const { shape, right } = wedge(k);
  const { R, ...bowl } = softSign(k, right - k.v, 560);
  return { shape: shape.union(bowl.shape, k.box(right - k.v, k.top, right, 0)), left: 0, right: 0.75 };
};

const nje: Form = (k) => {
  const stem = wide(k, 660);
  const { shape } = softSign(k, stem - k.v, 560);
  const upper = -0.57 * k.height;
  return { shape: shape.union(k.stem(0, k.top, 0, { top: true }), k.box(stem - k.v, k.top, stem, 0), k.box(k.v / 2, upper, stem, upper + k.h)), right: 0.75, anchors: top(k) };
};

const dzhe: Form = (k) => {
  const R = wide(k, 700);
  const x = (R - k.v) / 2;
  return { shape: k.stem(0, k.top, 0, { top: true }).union(k.box(R - k.v, k.top, R, 0), k.box(0, -k.h, R, 0), k.stem(x, -k.h, tail(k), { foot: true })), anchors: top(k) };
};

/** Capital Ћ, and Ђ with its hook. */
const tshe = (k: Hand, hasHook: boolean): DrawnLetter => {
  const x = k.lean + 0.1 * k.height * k.style.width;
  const R = x + wide(k, 600);
  const y = -0.58 * k.height;
  const bar = k.band([[k.lean, k.top], [R - 0.1 * k.height, k.top]], { start: k.tip, end: k.tip });
  const shoulder = hasHook
    ? k.band([[x + k.v / 2, y], [R, y], [R, 0, Math.min(k.c * 0.8, 0.25 * k.height)], [x + Math.max(0.26 * k.height, k.v + 0.1 * k.height), 0]], { end: k.tip })
    : k.box(x, y, R, y + k.h).union(k.stem(R - k.v, y, 0, { foot: true }));
  return { shape: bar.union(k.box(x, k.top, x + k.v, 0), shoulder), left: 0.15, right: 0.85 };
};

const smallTshe = (k: Hand, hasHook: boolean): DrawnLetter => {
  const R = k.wide(SMALL_WIDTHS.n);
  const half = k.v / 2 + 0.15 * k.height;
  const bar = k.bar(k.v / 2 - half, k.v / 2 + half, (k.top - ASCENDER) / 2, { start: k.tip, end: k.tip, h: k.h * 0.7 });
  const body = arch(k, 0, R).union(k.stem(0, -ASCENDER, 0, { top: true }), bar);
  return { shape: hasHook ? body.union(hook(k, R, 0.24 * k.height, k.top / 2)) : body, left: 1.7, anchors: { ascender: { at: [k.v / 2, -ASCENDER], angle: -90, width: k.v } } };
};

const smallBe: Form = (k) => {
  const R = k.wide(SMALL_WIDTHS.o);
  const stroke = k.band([[R - 0.02 * k.height, -ASCENDER], [0, -ASCENDER, k.c * 1.1], [0, 0], [R, 0, k.c], [R, -0.68 * k.height], [k.v / 2, -0.68 * k.height]], { ink: 'left', start: k.tip });
  const { bowl, counter } = k.frame(0, -0.68 * k.height, R, 0, { br: k.c });
  return { shape: stroke, left: 0.85, right: 0.85, anchors: { bowl, counter } };
};

const FORMS: Readonly<Record<string, Form>> = {
  в: ve, г: ghe, ґ: gheUp, д: de, ж: zhe, з: ze, и: i, к: ka, л: el, м: em, н: en, п: pe, т: te, ф: ef, ц: tse, ч: che, ш: sha, щ: shcha,
  ъ: hard, ы: yery, ь: soft, э: e, є: ye, ю: yu, я: ya, љ: lje, њ: nje, џ: dzhe,
};
const CAPITAL_FORMS: Readonly<Record<string, Form>> = { Б: be, У: u, Ђ: (k) => tshe(k, true), Ћ: (k) => tshe(k, false) };
const SMALL_FORMS: Readonly<Record<string, Form>> = { б: smallBe, ђ: (k) => smallTshe(k, true), ћ: (k) => smallTshe(k, false) };

/** Latin letters that serve as Cyrillic capitals. */
const FROM_LATIN = new Set(['В', 'К', 'М', 'Н', 'Т']);

const programs = (forms: Readonly<Record<string, Form>>, letterCase: 'capital' | 'small') => Object.entries(forms).map(([character, draw]) => [character, drawn(letterCase)(draw)] as const);

export const CYRILLIC: Readonly<Record<string, LetterProgram>> = Object.fromEntries([
  ...programs(FORMS, 'small'),
  ...programs(Object.fromEntries(Object.entries(FORMS).map(([character, draw]) => [character.toUpperCase(), draw])), 'capital').filter(([character]) => !FROM_LATIN.has(character)),
  ...programs(CAPITAL_FORMS, 'capital'),
  ...programs(SMALL_FORMS, 'small'),
]);

/** Forms that Greek shares. */
export const SHARED_WITH_CYRILLIC = { ghe, el, pe, ef };
