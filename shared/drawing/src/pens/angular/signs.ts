import type { Shape } from '../../shape.ts';
import type { DrawnLetter, LetterProgram } from '../create-pen.ts';
import { type Hand, drawn } from './hand.ts';
import { dotWidth, spark } from './dots.ts';

const sign = drawn('capital');

const point = (k: Hand): { shape: Shape; disc: { cx: number; cy: number; r: number }; width: number } => {
  const { shape, disc } = spark(k, dotWidth(k));
  const { left, bottom, width } = shape.bounds;
  return { shape: shape.move(-left, -bottom), disc: { ...disc, cx: disc.cx - left, cy: disc.cy - bottom }, width };
};

/** A comma hangs from the baseline; both its sides follow the slope. */
const comma = (k: Hand): Shape => {
  const width = dotWidth(k);
  const height = width * 0.9;
  const tail = 0.09 * k.height + 0.2 * width;
  const run = k.m * tail;
  return k.poly([[run, -height], [run + width, -height], [run + width, 0], [width, tail], [0, tail], [run, 0]]);
};

const quotes = (k: Hand, mark: Shape, count: number, y: number): DrawnLetter => {
  const step = mark.bounds.width + 0.55 * k.v;
  const marks = Array.from({ length: count }, (_, i) => mark.move(i * step, y));
  return { shape: marks[0]!.union(...marks.slice(1)), left: 0.5, right: 0.5 };
};
/** Comma-shaped quotes with their tops at the cap height, and turned by half. */
const closing = (k: Hand, count: number) => quotes(k, smallComma(k), count, k.top - smallComma(k).bounds.top);
const opening = (k: Hand, count: number) => {
  const mark = smallComma(k).scale(-1, -1);
  return quotes(k, mark.move(-mark.bounds.left, -mark.bounds.top), count, k.top);
};
const smallComma = (k: Hand) => comma(k).scale(0.86);
const tick = (k: Hand): Shape => {
  const width = dotWidth(k) * 0.86;
  const length = 0.3 * k.height;
  const cut = k.style.terminal === 'cut' ? width * 0.4 : 0;
  return k.poly([[0, k.top], [width, k.top], [width, k.top + length - cut / k.m], [width - cut, k.top + length], [0, k.top + length]]);
};

const dash = (k: Hand, width: number): DrawnLetter => {
  const R = k.wide(width, 0);
  const shape = k.bar(0, R, -0.42 * k.height, { start: k.tip, end: k.tip });
  return { shape: shape.move(-shape.bounds.left, 0), left: 0.6, right: 0.6 };
};

const question = (k: Hand): Shape => {
  const R = k.wide(550);
  const foot = -0.29 * k.height;
  const shoulder = -0.62 * k.height;
  const knee = R - k.m * (foot - shoulder);
  return k.band([[k.lean, k.top], [R, k.top], [R, shoulder], [knee, foot]], { start: k.tip, end: 'level' });
};

const exclamation = (k: Hand): Shape => k.stem(0, k.top, -0.29 * k.height, { top: true, foot: true });
const withPoint = (k: Hand, shape: Shape, x: number): DrawnLetter => {
  const { shape: dot, disc, width } = point(k);
  const shift = x - width / 2;
  return { shape: shape.union(dot.move(shift, 0)), left: 0.7, right: 0.7, anchors: { dot: { ...disc, cx: disc.cx + shift } } };
};
const inverted = (k: Hand, { shape, ...letter }: DrawnLetter): DrawnLetter => {
  const { left, right, top } = shape.bounds;
  const rise = 0.26 * k.height;
  return { left: letter.left!, right: letter.right!, shape: shape.scale(-1, -1).move(left + right, top + rise) };
};

/** The left one of a pair of brackets; the right one is its mirror image. */
const bracket = (k: Hand, chamfer: number, width: number): Shape => {
  const [top, foot] = [k.top - 0.06 * k.height, 0.14 * k.height];
  const R = k.wide(width, 1);
  return k.band([[R, top], [0, top, chamfer], [0, foot, chamfer], [R, foot]], { ink: 'left', thickness: k.thin(0.9) });
};
const parenthesis = (k: Hand): Shape => bracket(k, Math.max(0.25 * k.height, Math.min(k.c, (0.42 * k.wide(300, 1)) / k.m)), 300);
const mirrored = (shape: Shape): Shape => shape.flipX(shape.bounds.right / 2);

const guillemet = (k: Hand, count: number): Shape => {
  const [y, reach] = [-0.36 * k.height, 0.2 * k.height];
  const w = k.sx * 0.72;
  const one = k.slash(0, y, y - reach, w).union(k.backslash(0, y, y + reach, w));
  return Array.from({ length: count }, (_, i) => one.move(i * w * 1.75, 0)).reduce((all, next) => all.union(next));
};

export const SIGNS: Readonly<Record<string, LetterProgram>> = {
  '&': sign((k) => {
    const R = k.wide(660);
    const y = -0.53 * k.height;
    const body = k.wide(590);
    const upper = k.band([[body - 0.03 * k.height, k.top], [0.06 * k.height, k.top, k.c * 0.75], [0.06 * k.height, y + k.h / 2], [body * 0.6, y + k.h / 2]], { ink: 'left', start: k.tip });
    const lower = k.band([[R + 0.06 * k.height, y - k.h / 2], [0, y - k.h / 2, k.h + k.c * 0.3], [0, 0], [body, 0, k.c * 0.85], [body, y - 0.16 * k.height]], { ink: 'left', start: k.tip });
    return { shape: upper.union(lower), left: 0.75, right: 0.3 };
  }),
  '+': sign((k) => {
    const size = k.wide(560, 1);
    const y = -0.43 * k.height;
    const shape = k.bar(0, size, y, { start: k.tip, end: k.tip }).union(k.stem((size - k.v) / 2, y - size / 2, y + size / 2, { top: true, foot: true }));
    return { shape: shape.move(-shape.bounds.left, 0), left: 0.5, right: 0.5 };
  }),
  '-': sign((k) => dash(k, 330)),
  '–': sign((k) => dash(k, 520)),
  '—': sign((k) => dash(k, 860)),
  '=': sign((k) => {
    const R = k.wide(540, 1);
    const [y, gap] = [-0.43 * k.height, k.h * 0.5 + 0.065 * k.height];
    const shape = k.bar(0, R, y - gap, { start: k.tip, end: k.tip }).union(k.bar(0, R, y + gap, { start: k.tip, end: k.tip }));
    return { shape: shape.move(-shape.bounds.left, 0), left: 0.5, right: 0.5 };
  }),
  '.': sign((k) => {
    const { shape, disc } = point(k);
    return { shape, left: 0.6, right: 0.6, anchors: { dot: disc } };
  }),
  '…': sign((k) => {
    const { shape, disc, width } = point(k);
    const step = width * 1.5;
    return { shape: shape.union(shape.move(step, 0), shape.move(2 * step, 0)), left: 0.6, right: 0.6, anchors: { dot: disc } };
  }),
  '·': sign((k) => {
    const { shape, disc } = point(k);
    const rise = -0.4 * k.height + k.v / 2;
    return { shape: shape.move(0, rise), left: 0.6, right: 0.6, anchors: { dot: { ...disc, cy: disc.cy + rise } } };
  }),
  ':': sign((k) => {
    const { shape, disc } = point(k);
    return { shape: shape.union(shape.move(0, -0.46 * k.height)), left: 0.7, right: 0.7, anchors: { dot: disc } };
  }),
  ',': sign((k) => ({ shape: comma(k), left: 0.4, right: 0.6 })),
  ';': sign((k) => {
    const shape = comma(k);
    const { shape: dot } = point(k);
    return { shape: shape.union(dot.move(shape.bounds.right - dot.bounds.right, -0.46 * k.height)), left: 0.5, right: 0.6 };
  }),
  '’': sign((k) => closing(k, 1)),
  '‘': sign((k) => opening(k, 1)),
  '”': sign((k) => closing(k, 2)),
  '“': sign((k) => opening(k, 2)),
  '‚': sign((k) => quotes(k, smallComma(k), 1, 0)),
  '„': sign((k) => quotes(k, smallComma(k), 2, 0)),
  "'": sign((k) => quotes(k, tick(k).move(-tick(k).bounds.left, 0), 1, 0)),
  '"': sign((k) => quotes(k, tick(k).move(-tick(k).bounds.left, 0), 2, 0)),
  '‹': sign((k) => ({ shape: guillemet(k, 1), left: 0.5, right: 0.5 })),
  '›': sign((k) => ({ shape: mirrored(guillemet(k, 1)), left: 0.5, right: 0.5 })),
  '«': sign((k) => ({ shape: guillemet(k, 2), left: 0.5, right: 0.5 })),
  '»': sign((k) => ({ shape: mirrored(guillemet(k, 2)), left: 0.5, right: 0.5 })),
  '!': sign((k) => withPoint(k, exclamation(k), k.v / 2)),
  '¡': sign((k) => inverted(k, withPoint(k, exclamation(k), k.v / 2))),
  '?': sign((k) => withPoint(k, question(k), k.wide(550) * 0.54)),
  '¿': sign((k) => inverted(k, withPoint(k, question(k), k.wide(550) * 0.54))),
  '/': sign((k) => ({ shape: k.slash(0, 0.1 * k.height, k.top - 0.06 * k.height, k.sx * 0.92), left: 0, right: 0 })),
  '|': sign((k) => ({ shape: k.box(0, k.top - 0.06 * k.height, k.v * 0.9, 0.14 * k.height) })),
  '(': sign((k) => ({ shape: parenthesis(k), left: 0.8, right: 0.2 })),
  ')': sign((k) => ({ shape: mirrored(parenthesis(k)), left: 0.2, right: 0.8 })),
  '[': sign((k) => ({ shape: bracket(k, 0, 290), right: 0.3 })),
  ']': sign((k) => ({ shape: mirrored(bracket(k, 0, 290)), left: 0.3 })),
  '@': sign((k) => {
    // The a of the sign is a bowl alone; its stem runs on into the ring around it.
    const thin = k.thin(0.62);
    const R = k.wide(1_000, 4);
    const [top, foot] = [k.top + 0.06 * k.height, 0.12 * k.height];
    const inner = { left: R * 0.29, right: R * 0.71, top: -0.68 * k.height, foot: -0.2 * k.height };
    const ring = k.band([[R * 0.82, foot], [0, foot], [0, top, k.c * 1.2], [R, top], [R, inner.foot, k.c * 0.6], [inner.right - thin.v / 2, inner.foot]], { ink: 'right', start: k.tip, thickness: thin });
    const bowl = k.band([[inner.right, inner.foot], [inner.left, inner.foot], [inner.left, inner.top, k.c * 0.6], [inner.right, inner.top], [inner.right, inner.foot]], { ink: 'right', thickness: thin, start: 'plumb' });
    return { shape: ring.union(bowl), left: 0.8, right: 0.8 };
  }),
  '#': sign((k) => {
    const w = k.sx * 0.72;
    const [top, foot] = [-0.94 * k.height, -0.02 * k.height];
    const gap = k.wide(330, 1);
    const first = k.slash(0, foot, top, w);
    const { right } = first.bounds;
    const bars = [-0.66, -0.3].map((y) => k.bar(y < -0.5 ? 0.12 * k.height : 0, y < -0.5 ? right + gap : right + gap - 0.12 * k.height, y * k.height, { start: k.tip, end: k.tip, h: k.h * 0.72 }));
    return { shape: first.union(first.move(gap, 0), ...bars), left: 0.3, right: 0.3 };
  }),
  '*': sign((k) => {
    const w = k.sx * 0.62;
    const [top, reach] = [k.top, 0.36 * k.height];
    const R = k.m * reach + w;
    const shape = k.slash(0, top + reach, top, w).union(k.backslash(0, top, top + reach, w), k.bar(-0.06 * k.height, R + 0.06 * k.height, top + reach / 2, { h: k.h * 0.62 }));
    return { shape: shape.move(-shape.bounds.left, 0), left: 0.5, right: 0.5 };
  }),
  '%': sign((k) => {
    const thin = k.sx * 0.72;
    const slash = k.slash(0, 0, k.top, thin);
    const size = { width: k.wide(370, 1.4), height: 0.5 * k.height };
    // The rings nestle against the slash.
    const chamfer = Math.max(k.c * 0.55, 0.16 * k.height);
    const ring = (x: number, y: number): Shape => k.frame(x, y, x + size.width, y + size.height, { tl: chamfer, br: chamfer }, k.thin(0.74)).shape;
    const gap = 0.08 * k.height;
    const left = ring(0, k.top);
    const at = size.width + gap - k.m * k.height * 0.62;
    return { shape: left.union(slash.move(at, 0), ring(at + k.m * k.height * 0.38 + thin + gap, -size.height)).move(-Math.min(0, at), 0), left: 0.5, right: 0.5 };
  }),
  '№': sign((k) => {
    const { m, sx, trim, v, top } = k;
    const R = m * k.height + sx - 2 * trim;
    const knee = (v + trim) / m;
    const n = k.poly([[0, top], [sx - trim, top], [R - v, -knee], [R - v, top], [R, top], [R, 0], [R - sx + trim, 0], [v, top + knee], [v, 0], [0, 0]]);
    const left = R + 0.11 * k.height;
    const right = left + k.wide(400, 1.4);
    const ring = k.frame(left, top, right, -0.42 * k.height, { tl: k.c * 0.6, br: k.c * 0.6 }, k.thin(0.74)).shape;
    return { shape: n.union(ring, k.bar(left, right, -0.2 * k.height, { start: k.tip, end: k.tip })) };
  }),
  '€': sign((k) => {
    const R = k.wide(640);
    const x = 0.12 * k.height;
    const bars = [-0.62, -0.4].map((y) => k.bar(0, R - 0.12 * k.height, y * k.height, { start: k.tip, end: k.tip, h: k.h * 0.72 }));
    const shape = k.band([[R, k.top], [x, k.top, k.c], [x, 0], [R, 0]], { ink: 'left', start: k.tip, end: k.tip }).union(...bars);
    return { shape: shape.move(-shape.bounds.left, 0), left: 0.4, right: 0.45 };
  }),
};
