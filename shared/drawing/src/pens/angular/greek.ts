import { transformAnchors } from '../../anchors.ts';
import type { Shape } from '../../shape.ts';
import type { DrawnLetter, LetterProgram } from '../create-pen.ts';
import { ACCENTS } from './accents.ts';
import { arch } from './branches.ts';
import { CAPITALS, CAPITAL_WIDTHS, MIDDLE } from './capitals.ts';
import { SHARED_WITH_CYRILLIC } from './cyrillic.ts';
import * as form from './forms.ts';
import { type Hand, drawn, turned } from './hand.ts';
import { LOWER_CASE, SMALL_WIDTHS } from './lower-case.ts';
import { ASCENDER, DESCENDER } from './proportions.ts';
import { spaced } from './spaced.ts';

const capital = drawn('capital');
const small = drawn('small');

const stemTop = (k: Hand, x = 0) => ({ at: [x + k.v / 2, k.top] as const, angle: -90, width: k.v });
const descender = (k: Hand, x = 0) => ({ at: [x + k.v / 2, DESCENDER] as const, angle: 90, width: k.v });

/** Two slants that meet at the middle of the left side: Σ. */
const sigmaKnee = (k: Hand, R: number): Shape => {
  const { m, sx, top, height } = k;
  const run = (m * height) / 2;
  const upper = k.backslash(0, top, top / 2);
  const lower = k.slash(0, 0, top / 2);
  const arms = k.band([[sx / 2, top], [R - 0.02 * height, top]], { end: k.tip }).union(k.band([[sx / 2, 0], [R, 0]], { ink: 'left', end: k.tip }));
  return upper.union(lower, arms).intersect(k.box(0, top, Math.max(R + run, run + sx), 0));
};

const psi = (k: Hand, width: number, stemTopAt: number, foot: number): DrawnLetter => {
  const R = k.wide(width, 3);
  const y = foot > 0 ? 0 : -0.3 * k.height;
  const x = (R - k.v) / 2;
  const cup = k.band([[0, k.top / 2], [0, y], [R, y, k.c * 0.7], [R, k.top]], { ink: 'left' });
  return { shape: cup.union(k.stem(0, k.top, k.top / 2.2, { top: true }), k.stem(x, stemTopAt, foot, { top: true, foot: true })), left: 0.9, right: 0.9 };
};

/** Υ with its stem down to `foot`. */
const upsilon = (k: Hand, joint: number, foot: number): DrawnLetter => {
  const { m, sx, v, top, height } = k;
  const R = 2 * m * (height + joint) + sx;
  const stem = k.stem((R - v) / 2, joint - sx / m / 4, foot, { foot: true });
  return { shape: k.slash((R - sx) / 2, joint, top).union(k.backslash(0, top, joint), stem), left: 0.2, right: 0.2, anchors: { descender: { at: [R / 2, foot], angle: 90, width: v } } };
};

const GREEK_LETTERS: Readonly<Record<string, LetterProgram>> = {
  Γ: capital(SHARED_WITH_CYRILLIC.ghe),
  Δ: capital((k) => {
    const { shape } = form.v(k);
    const R = shape.bounds.right;
    const wedge = turned(shape, R, k.height).union(k.box(R - k.v, -k.height / 3, R, 0));
    return { shape: wedge.union(k.poly([[0, 0], [k.m * k.h, -k.h], [R, -k.h], [R, 0]])), left: 0, markX: R - k.v * 0.75 };
  }),
  Θ: capital((k) => {
    const R = k.wide(CAPITAL_WIDTHS.o);
    const { shape, ...letter } = form.o(k, CAPITAL_WIDTHS.o);
    return { ...letter, anchors: { bowl: form.roundAnchors(k, R).bowl }, shape: shape.union(k.bar(k.v / 2, R - k.v / 2, k.top / 2)) };
  }),
  Λ: capital(SHARED_WITH_CYRILLIC.el),
  Ξ: capital((k) => {
    const R = k.wide(600, 1.5);
    const inset = 0.09 * k.height * k.style.width;
    const rows = [k.bar(0, R, k.top + k.h / 2, { start: k.tip, end: k.tip }), k.bar(inset, R - inset, MIDDLE * k.height, { start: k.tip, end: k.tip }), k.bar(0, R + 0.01 * k.height, -k.h / 2, { start: k.tip, end: k.tip })];
    const shape = rows[0]!.union(...rows.slice(1));
    return { shape: shape.move(-shape.bounds.left, 0), left: 0.35, right: 0.35 };
  }),
  Π: capital(SHARED_WITH_CYRILLIC.pe),
  Σ: capital((k) => ({ shape: sigmaKnee(k, k.wide(620, 1.5)), left: 0.4, right: 0.4 })),
  Φ: capital(SHARED_WITH_CYRILLIC.ef),
  Ψ: capital((k) => psi(k, 840, k.top, 0)),
  Ω: capital((k) => {
    const R = k.wide(780, 2.5);
    const side = 0.07 * k.height * k.style.width;
    const foot = (R - side * 2) * 0.36 + side;
    const body = k.band([[side, 0], [side, k.top, k.c], [R - side, k.top], [R - side, 0]]);
    const left = k.band([[0, 0], [foot, 0]], { ink: 'left', start: k.tip, end: k.tip });
    return { shape: body.union(left, left.move(R - foot, 0)), left: 0.6, right: 0.6 };
  }),
  α: LOWER_CASE['a']!,
  β: small((k) => {
    const R = k.wide(575);
    const y = -0.55 * ASCENDER;
    const upper = k.frame(0, -ASCENDER, R - 0.05 * k.height, y + k.h / 2, { tl: k.c, br: k.h + k.c * 0.4 });
    const lower = k.frame(0, y - k.h / 2, R, 0, { br: k.c * 0.85 });
    return { shape: upper.shape.union(lower.shape, k.stem(0, y, DESCENDER, { foot: true })), right: 0.8, anchors: { bowl: lower.bowl, counter: lower.counter, descender: descender(k) } };
  }),
  γ: small((k) => upsilon(k, -0.4 * k.height, DESCENDER)),
  δ: small((k) => {
    const R = k.wide(SMALL_WIDTHS.o);
    const ring = -0.7 * k.height;
    const { shape, bowl, counter } = k.frame(0, ring, R, 0, { tl: k.c * 0.8, br: k.c });
    // The neck leans back from the right side of the ring, then turns forward.
    const neck = R - k.sx - k.m * (ASCENDER + ring + k.h / 2);
    const lean = k.backslash(neck, -ASCENDER, ring + k.h / 2);
    const flag = k.band([[neck + k.sx / 2, -ASCENDER], [Math.max(R - 0.03 * k.height, neck + 1.6 * k.sx), -ASCENDER]], { end: k.tip });
    return { shape: shape.union(lean, flag), left: 0.85, right: 0.85, anchors: { bowl, counter } };
  }),
  ε: small((k) => {
    const R = k.wide(490);
    const y = MIDDLE * k.height;
    const waist = R * 0.78;
    const upper = k.band([[R - 0.03 * k.height, k.top], [0.05 * k.height, k.top, k.c * 0.65], [0.05 * k.height, y + k.h / 2], [waist, y + k.h / 2]], { ink: 'left', start: k.tip, end: k.tip });
    const lower = k.band([[waist, y - k.h / 2], [0, y - k.h / 2, k.h + k.c * 0.25], [0, 0], [R, 0]], { ink: 'left', start: k.tip, end: k.tip });
    return { shape: upper.union(lower), left: 0.75, right: 0.4 };
  }),
  ζ: small((k) => {
    const R = k.wide(500, 1.5);
    // The slash starts high enough to leave an upright stroke below it.
    const from = Math.max(k.h - ASCENDER, -k.h - 0.2 * k.height - (R - k.v) / k.m);
    // One stroke along its right edge: roof, slash, spine, foot and hook.
    const shape = k.band(
      [[k.lean * 0.7, -ASCENDER], [R, -ASCENDER], [R, from], [k.v, from + (R - k.v) / k.m], [k.v, -k.h], [R, -k.h], [R, DESCENDER, k.c * 0.5], [R * 0.42, DESCENDER]],
      { start: k.tip, end: k.tip },
    );
    return { shape, left: 0.6, right: 0.5 };
  }),
  η: small((k) => {
    const R = k.wide(SMALL_WIDTHS.n);
    return { shape: arch(k, 0, R, DESCENDER).union(k.stem(0, k.top, 0, { top: true })), anchors: { stemTop: stemTop(k), descender: descender(k, R - k.v) } };
  }),
  θ: small((k) => {
    const R = k.wide(550);
    const { shape, bowl } = k.frame(0, -ASCENDER, R, 0, { tl: k.c, br: k.c });
    return { shape: shape.union(k.bar(k.v / 2, R - k.v / 2, -ASCENDER / 2)), left: 0.85, right: 0.85, anchors: { bowl } };
  }),
  ι: small((k) => {
    const foot = k.band([[0, k.top / 2], [0, 0], [k.wide(285, 1), 0]], { ink: 'left', end: k.tip });
    return { shape: foot.union(k.stem(0, k.top, -k.h, { top: true })), right: 0.25, markX: k.v / 2, anchors: { stemTop: stemTop(k) } };
  }),
  κ: small((k) => {
    const { shape, anchors } = form.arms(k, k.v);
    return { shape: shape.union(k.stem(0, k.top, 0, { top: true })), right: 0.1, anchors: { ...anchors, stemTop: stemTop(k) } };
  }),
  λ: small((k) => {
    const R = k.wide(600);
    const joint = -(R - k.sx) / (2 * k.m);
    const lean = k.backslash(R - k.sx - k.m * ASCENDER, -ASCENDER, 0);
    const leg = k.slash(0, 0, joint - k.sx / k.m / 3).intersect(k.poly([[0, 0], [R, 0], [R - k.sx - k.m * ASCENDER + k.sx / 2, -ASCENDER], [-R, -ASCENDER], [-R, 0]]));
    const shape = lean.union(leg);
    return { shape: shape.move(-shape.bounds.left, 0), left: 0.4, right: 0.15 };
  }),
  μ: small((k) => {
    const R = k.wide(SMALL_WIDTHS.n);
    const u = turned(arch(k, 0, R).union(k.stem(0, k.top, 0, { top: true })), R, k.height);
    return { shape: u.union(k.stem(0, k.top / 2, DESCENDER, { foot: true })), anchors: { stemTop: stemTop(k), descender: descender(k) } };
  }),
  ν: LOWER_CASE['v']!,
  ξ: small((k) => {
    const R = k.wide(490);
    const y = -0.53 * ASCENDER;
    const roof = k.band([[0.01 * k.height, -ASCENDER], [R, -ASCENDER]], { start: k.tip, end: k.tip });
    const inset = 0.07 * k.height;
    const upper = k.band([[inset, -ASCENDER + k.h / 2], [inset, y + k.h / 2], [R * 0.88, y + k.h / 2]], { ink: 'left', end: k.tip });
    const lower = k.band([[R / 2, y - k.h / 2], [0, y - k.h / 2, k.h + k.c * 0.3], [0, 0], [R, 0]], { ink: 'left' });
    const tailStroke = k.band([[R, -k.h], [R, DESCENDER, k.c * 0.5], [R * 0.42, DESCENDER]], { end: k.tip });
    return { shape: roof.union(upper, lower, tailStroke), left: 0.7, right: 0.5 };
  }),
  π: small((k) => {
    const R = k.wide(640, 2.5);
    const [left, right] = [0.1 * R, 0.9 * R - k.v];
    const roof = k.band([[k.lean / 2, k.top], [R, k.top]], { start: k.tip, end: k.tip });
    return { shape: roof.union(k.box(left, k.top, left + k.v, 0), k.stem(right, k.top, 0, { foot: true })), left: 0.3, right: 0.3 };
  }),
  ρ: small((k) => {
    const R = k.wide(SMALL_WIDTHS.o);
    const { shape, bowl, counter } = k.frame(0, k.top, R, 0, { tl: k.c, br: k.c });
    return { shape: shape.union(k.stem(0, k.top / 2, DESCENDER, { foot: true })), left: 0.9, right: 0.85, anchors: { bowl, counter, descender: descender(k) } };
  }),
  σ: small((k) => {
    const R = k.wide(SMALL_WIDTHS.o);
    const { shape, bowl, counter } = k.frame(0, k.top, R, 0, { tl: k.c, br: k.c });
    const arm = k.band([[R / 2, k.top], [R + 0.17 * k.height * k.style.width, k.top]], { end: k.tip });
    return { shape: shape.union(arm), left: 0.85, right: 0.1, markX: R / 2, anchors: { bowl, counter } };
  }),
  ς: small((k) => {
    const R = k.wide(500);
    const body = k.band([[R, k.top], [0, k.top, k.c], [0, 0], [R, 0]], { ink: 'left', start: k.tip });
    const tailStroke = k.band([[R, -k.h], [R, DESCENDER, k.c * 0.5], [R * 0.42, DESCENDER]], { end: k.tip });
    return { shape: body.union(tailStroke), left: 0.85, right: 0.5, anchors: { descender: { at: [R * 0.42 + k.lean / 2, DESCENDER - k.h / 2], angle: 180, width: k.h } } };
  }),
  τ: small((k) => {
    const R = k.wide(500, 1.5);
    const x = (R - k.v) / 2;
    const roof = k.band([[k.lean, k.top], [R, k.top]], { start: k.tip, end: k.tip });
    return { shape: roof.union(k.stem(x, k.top, 0, { foot: true })), left: 0.15, right: 0.15 };
  }),
  υ: small((k) => {
    const R = k.wide(545);
    const body = k.band([[0, k.top / 2], [0, 0], [R, 0, k.c], [R, k.top]], { ink: 'left' });
    return { shape: body.union(k.stem(0, k.top, k.top / 3, { top: true })), anchors: { stemTop: stemTop(k) } };
  }),
  φ: small(SHARED_WITH_CYRILLIC.ef),
  χ: small((k) => {
    const width = k.m * (k.height + DESCENDER) + k.sx;
    return { shape: k.slash(0, DESCENDER, k.top).union(k.backslash(0, k.top, DESCENDER)), left: 0.2, right: 0.2, markX: width / 2 };
  }),
  ψ: small((k) => psi(k, 700, -ASCENDER, DESCENDER)),
  ω: small((k) => {
    const R = k.wide(760, 3);
    const x = (R - k.v) / 2;
    const body = k.band([[0, k.top / 2], [0, 0], [R, 0, k.c], [R, k.top]], { ink: 'left' });
    return { shape: body.union(k.stem(0, k.top, k.top / 3, { top: true }), k.stem(x, k.top * 0.66, -k.h / 2, { top: true })), left: 0.95, anchors: { stemTop: stemTop(k) } };
  }),
};

/** Marks wider than the iota below them. */
const IOTAS: Readonly<Record<string, LetterProgram>> = {
  Ϊ: spaced(CAPITALS['I']!, true, 'diaeresis'),
  ϊ: spaced(GREEK_LETTERS['ι']!, false, 'diaeresis'),
  ΐ: spaced(GREEK_LETTERS['ι']!, false, 'diaeresis', 'acute'),
};

/** Capitals with tonos: it is written before the letter, level with its top. */
const TONOS: Readonly<Record<string, string>> = { Ά: 'Α', Έ: 'Ε', Ή: 'Η', Ί: 'Ι', Ό: 'Ο', Ύ: 'Υ', Ώ: 'Ω' };
const LATIN_FORM: Readonly<Record<string, string>> = { Α: 'A', Ε: 'E', Η: 'H', Ι: 'I', Ο: 'O', Υ: 'Y' };

const withTonos =
  (base: LetterProgram, isNested: boolean): LetterProgram =>
  (d, style) => {
    const { shape, anchors = {}, ...letter } = base(d, style);
    const mark = ACCENTS.acute(d, style, true);
    const tonos = mark.move(-mark.bounds.left, shape.bounds.top - mark.bounds.top);
    // The slanted side of Α leaves room for it; other letters make room.
    const shift = isNested ? 0 : tonos.bounds.width + 30 + 0.1 * style.stem;
    return { ...letter, shape: shape.move(shift, 0).union(tonos), left: 0.4, anchors: transformAnchors(anchors, [1, 0, 0, 1, shift, 0]) };
  };

export const GREEK: Readonly<Record<string, LetterProgram>> = {
  ...GREEK_LETTERS,
  ...IOTAS,
  ...Object.fromEntries(Object.entries(TONOS).map(([character, base]) => [character, withTonos(GREEK_LETTERS[base] ?? CAPITALS[LATIN_FORM[base]!]!, base === 'Α')])),
};
