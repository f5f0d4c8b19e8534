import type { LetterProgram } from '../create-pen.ts';
import * as form from './forms.ts';
import { type Hand, drawn, turned } from './hand.ts';

const figure = drawn('capital');

/** Width of most figures at the drawn weight, in units. */
const WIDTH = 590;

const six = (k: Hand) => {
  const R = k.wide(WIDTH);
  const y = -0.6 * k.height;
  const stroke = k.band([[R - 0.03 * k.height, k.top], [0, k.top, k.c], [0, 0], [R, 0, k.c * 0.85], [R, y], [k.v / 2, y]], { ink: 'left', start: k.tip });
  const { bowl, counter } = k.frame(0, y, R, 0, { br: k.c * 0.85 });
  return { shape: stroke, R, bowl, counter };
};

export const FIGURES: Readonly<Record<string, LetterProgram>> = {
  0: figure((k) => form.o(k, 610)),
  1: figure((k) => {
    const flag = 0.3 * k.height;
    const x = k.m * flag - (k.sx - k.v) / 2;
    const shape = k.slash(x - k.m * flag + k.v - k.sx, k.top + flag, k.top).union(k.stem(x, k.top, 0, { foot: true }));
    return { shape: shape.move(-shape.bounds.left, 0), left: 0.25, anchors: { ascender: { at: [shape.bounds.right - shape.bounds.left - k.v / 2, k.top], angle: -90, width: k.v } } };
  }),
  2: figure((k) => {
    const R = k.wide(WIDTH - 10);
    const y = -0.5 * k.height;
    // With larger chamfers the middle would be one slash, and the figure a Z.
    const chamfer = Math.min(k.c * 0.85, 0.26 * k.height);
    const upper = k.band([[k.lean - 0.02 * k.height, k.top], [R, k.top], [R, y + k.h / 2, chamfer], [R / 2, y + k.h / 2]], { start: k.tip });
    const lower = k.band([[R / 2, y - k.h / 2], [0, y - k.h / 2, chamfer], [0, 0], [R + 0.02 * k.height, 0]], { ink: 'left', end: k.tip });
    return { shape: upper.union(lower), left: 0.5, right: 0.25 };
  }),
  3: figure((k) => {
    const R = k.wide(WIDTH);
    const y = -0.57 * k.height;
    const top = R - 0.02 * k.height;
    const slash = k.slash(top - k.sx - k.m * (k.height + y + k.h), y + k.h, k.top);
    const upper = k.band([[k.lean - 0.02 * k.height, k.top], [top - k.sx / 2, k.top]], { start: k.tip });
    const lower = k.band([[slash.bounds.left + k.sx / 2 + k.m * k.h, y], [R, y], [R, 0, k.c * 0.85], [0, 0]], { start: 'slope', end: k.tip });
    return { shape: slash.union(upper, lower), left: 0.4, right: 0.65 };
  }),
  4: figure((k) => {
    const { m, sx, v, top, height, h, trim } = k;
    const foot = -0.21 * height;
    const bar = foot - h;
    // The wedge of an A without its foot: the stem goes on below the bar.
    const right = m * (height + bar) - trim + sx;
    const wedge = k.slash(-trim, bar, top).intersect(k.box(0, top, right, 0));
    const level = k.band([[0, bar], [right + 0.13 * height * k.style.width, bar]], { end: k.tip });
    return { shape: wedge.union(level, k.box(right - v, top, right, 0)), left: 0.2, right: 0.3, anchors: { crossbar: { at: [right / 2, bar + h / 2], angle: 0, width: h } } };
  }),
  5: figure((k) => {
    const R = k.wide(WIDTH);
    const y = -0.6 * k.height;
    const upper = k.band([[R - 0.02 * k.height, k.top], [0, k.top], [0, y + k.h], [k.v, y + k.h]], { ink: 'left', start: k.tip });
    return { shape: upper.union(k.band([[0, y], [R, y], [R, 0, k.c * 0.85], [0, 0]], { end: k.tip })), left: 0.45, right: 0.65 };
  }),
  6: figure((k) => {
    const { shape, bowl, counter } = six(k);
    return { shape, left: 0.85, right: 0.6, anchors: { bowl, counter } };
  }),
  7: figure((k) => {
    const R = k.wide(WIDTH + 60);
    const from = k.top + k.h;
    const slash = k.slash(R - k.sx - k.m * -from, 0, from);
    const bar = k.band([[k.lean, k.top], [R, k.top], [R, from]], { start: k.tip });
    return { shape: slash.union(bar), left: 0.3, right: 0.3 };
  }),
  8: figure((k) => {
    const R = k.wide(WIDTH + 10);
    const y = -0.52 * k.height;
    const inset = 0.02 * k.height;
    const upper = k.frame(inset, k.top, R - inset, y + k.h / 2, { tl: k.c * 0.7, br: k.h + k.c * 0.3 });
    const lower = k.frame(0, y - k.h / 2, R, 0, { tl: k.h + k.c * 0.3, br: k.c * 0.8 });
    return { shape: upper.shape.union(lower.shape), left: 0.75, right: 0.75, anchors: { bowl: lower.bowl, counter: lower.counter } };
  }),
  9: figure((k) => {
    const { shape, R, bowl, counter } = six(k);
    const half = (disc: typeof bowl) => ({ ...disc, cx: R - disc.cx, cy: k.top - disc.cy });
    return { shape: turned(shape, R, k.height), left: 0.55, right: 0.85, anchors: { bowl: half(bowl), counter: half(counter) } };
  }),
};
