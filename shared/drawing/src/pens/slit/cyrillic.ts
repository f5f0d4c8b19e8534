import type { LetterProgram } from '../create-pen.ts';
import type { Shape } from '../../shape.ts';
import { type Block, letter } from './block.ts';
import { aitch, fork, kayCuts, zigzag } from './latin.ts';
import { arms, counter, lobes } from './forms.ts';
import { hook } from './latin-special.ts';

/** Height that Ц, Щ and Џ leave for their tails. */
const tailHeight = (k: Block) => k.bar * 0.42;
/** Where the bowl of Ь begins. */
const softTop = (k: Block) => k.h - 2 * k.bar - k.slit;

/** Ь from x to the right edge. */
function soft(k: Block, left: number, stem: number): Shape {
  const top = softTop(k);
  return k.solid(left, 0, left + stem, k.h).union(k.solid(left, top, k.w, k.h, { tr: true, br: true }));
}

/** A body on a tail. */
const raised = (k: Block, from: number, to: number): Shape => k.solid(0, 0, k.w, k.h - tailHeight(k)).union(k.solid(from, k.h / 2, to, k.h));

const shaCuts = (k: Block, bottom: number): Shape => k.down(k.third + k.slit / 2, 0, bottom).union(k.down(k.w - k.third - k.slit / 2, 0, bottom));

export const CYRILLIC: Readonly<Record<string, LetterProgram>> = {
  Б: letter('regular', (k) => ({ ink: k.body({ br: true }).subtract(k.across(k.upper, k.wall, k.w), counter(k, k.lower)).subtract(k.solid(k.w - k.radius, k.bar + k.slit - 1, k.w + 20, k.bar + k.slit + k.radius * 0.6).subtract(k.solid(k.w - 2 * k.radius, k.bar + k.slit, k.w, k.h, { tr: k.radius * 0.6 }))), ascender: k.top(k.wall / 2, k.wall), counter: k.hole(k.cx, k.lower), bowl: k.disc(0, k.bar + k.slit, k.w, k.h) })),
  Г: letter('slim', (k) => ({ ink: k.solid(0, 0, k.w * 0.63, k.h).union(k.solid(0, 0, k.w, k.bar)), ascender: k.top(k.w * 0.315, k.w * 0.63) })),
  Ґ: letter('slim', (k) => {
    const top = k.h * 0.15;
    return { ink: k.solid(0, top, k.w * 0.6, k.h).union(k.solid(0, top, k.w, top + k.bar * 0.9), k.solid(k.w * 0.58, 0, k.w, top + k.bar * 0.9)), ascender: { at: [k.w * 0.3, top], angle: -90, width: k.w * 0.6 } };
  }),
  Д: letter('regular', (k) => {
    const inset = k.w * 0.08;
    const base = k.h - k.bar;
    const foot = k.w * 0.28;
    return {
      ink: k.solid(inset, 0, k.w - inset, k.h - k.bar * 0.4, { tl: 'telling' }).union(k.solid(0, base, k.w, k.h - k.bar * 0.36), k.solid(0, base, foot, k.h), k.solid(k.w - foot, base, k.w, k.h)).subtract(k.down(k.cx, k.bar, base)),
      counter: k.hole(k.cx, k.h / 2),
    };
  }),
  Ж: letter('wide', (k) => {
    const [left, right] = [(k.w - k.third) / 2, (k.w + k.third) / 2];
    const cuts = kayCuts(k, right).union(fork(k, 0.18, 0.17));
    return { ink: k.body().subtract(cuts, k.flip(cuts)), ascender: k.top(k.cx, right - left) };
  }),
  З: letter('regular', (k) => ({ ink: lobes(k).subtract(k.across(k.upper - k.bar * 0.06, 0, k.w - k.wall), k.across(k.lower + k.bar * 0.06, 0, k.w - k.wall)) })),
  И: letter('regular', (k) => {
    const { ink, x } = zigzag(k);
    return { ink: k.flip(ink), ascender: k.top(x / 2, x) };
  }),
  Л: letter('regular', (k) => ({ ink: k.body({ tl: 'telling' }).subtract(k.down(k.cx, k.bar, k.h)) })),
  П: letter('regular', (k) => ({ ink: k.body().subtract(k.down(k.cx, k.bar, k.h)), ascender: k.top(k.stem / 2, k.stem) })),
  У: letter('regular', (k) => ({
    ink: k.solid(0, 0, k.w, k.h, { br: true }).subtract(k.down(k.cx, 0, k.h * 0.4), k.across(k.lower, 0, k.w - k.wall)).subtract(k.solid(-20, k.h - k.bar - k.slit - k.radius * 0.8, k.radius, k.h - k.bar - k.slit + 1).subtract(k.solid(0, 0, k.w, k.h - k.bar - k.slit, { bl: k.radius * 0.8 }))),
    ascender: k.top(k.stem / 2, k.stem),
  })),
  Ф: letter('wide', (k) => {
    const [top, bottom] = [k.h * 0.11, k.h * 0.89];
    const x = k.third + k.slit / 2;
    return {
      ink: k.solid(0, top, k.w, bottom, { tl: true, tr: true, br: true, bl: true }).union(k.solid(k.third + k.slit, 0, k.w - k.third - k.slit, k.h)).subtract(k.down(x, top + k.bar * 0.9, bottom - k.bar * 0.9), k.down(k.w - x, top + k.bar * 0.9, bottom - k.bar * 0.9)),
      ascender: k.top(k.cx, k.third),
      bowl: k.disc(0, top, k.w, bottom),
      counter: k.hole(x, k.h / 2),
    };
  }),
  Ц: letter('regular', (k) => ({ ink: raised(k, k.w - k.wall * 0.8, k.w).subtract(k.down(k.cx, 0, k.h - tailHeight(k) - k.bar * 0.85)), ascender: k.top(k.stem / 2, k.stem) })),
  Ч: letter('regular', (k) => {
    const stem = k.stem - k.w * 0.04;
    return { ink: k.solid(0, 0, k.w, k.h * 0.66, { bl: true }).union(k.solid(k.w * 0.48, 0, k.w, k.h)).subtract(k.down(stem + k.slit / 2, 0, k.h * 0.38)), ascender: k.top(stem / 2, stem) };
  }),
  Ш: letter('wide', (k) => ({ ink: k.body().subtract(shaCuts(k, k.h - k.bar)), ascender: k.top(k.third / 2, k.third) })),
  Щ: letter('wide', (k) => ({ ink: raised(k, k.w - k.third * 0.8, k.w).subtract(shaCuts(k, k.h - tailHeight(k) - k.bar * 0.85)), ascender: k.top(k.third / 2, k.third) })),
  Ь: letter('regular', (k) => ({ ink: soft(k, 0, k.w * 0.5).subtract(counter(k, k.lower)), ascender: k.top(k.w * 0.25, k.w * 0.5), bowl: k.disc(0, softTop(k), k.w, k.h), counter: k.hole(k.cx, k.lower) })),
  Ъ: letter('broad', (k) => {
    const left = k.w * 0.15;
    const stem = (k.w - left) * 0.5;
    return { ink: soft(k, left, stem).union(k.solid(0, 0, left + stem, k.bar)).subtract(k.across(k.lower, left + stem * 0.84, k.w - stem * 0.7)), bowl: k.disc(left, softTop(k), k.w, k.h) };
  }),
  Ы: letter('wide', (k) => {
    const inner = 2 * k.third + k.slit;
    return { ink: k.solid(0, 0, inner * 0.5, k.h).union(k.solid(0, softTop(k), inner, k.h, { tr: true, br: true }), k.solid(inner + k.slit, 0, k.w, k.h)).subtract(k.across(k.lower, k.third * 0.84, inner - k.third * 0.7)), ascender: k.top(k.w - k.third / 2, k.third) };
  }),
  Э: letter('regular', (k) => ({ ink: k.body({ tr: 'telling', br: 'telling' }).subtract(k.flip(arms(k))) })),
  Є: letter('regular', (k) => ({ ink: k.body({ tl: 'telling', bl: 'telling' }).subtract(arms(k)), crossbar: k.crossbar((k.w + k.wall) / 2, k.h / 2, k.bar) })),
  Ю: letter('wide', (k) => {
    const x = k.third + k.slit;
    const corner = k.radius * 0.5;
    return {
      ink: k.solid(0, 0, k.third, k.h).union(k.solid(x, 0, k.w, k.h, { tl: corner, bl: corner, tr: true, br: true }), k.solid(0, k.middle - k.bar * 0.45, x + k.third, k.middle + k.bar * 0.45)).subtract(k.down(k.w - k.third - k.slit / 2, k.bar, k.h - k.bar)),
      ascender: k.top(k.third / 2, k.third),
      bowl: k.disc(x, 0, k.w, k.h),
      counter: k.hole(k.w - k.third - k.slit / 2, k.h / 2),
      crossbar: k.crossbar(k.third + k.slit / 2, k.middle, k.bar * 0.9),
    };
  }),
  Я: letter('regular', (k) => {
    const waist = 0.57;
    const y = k.h * waist;
    return { ink: k.flip(lobes(k, { waist, corners: { br: 0 } }).subtract(counter(k, y / 2), k.down(k.cx, k.h - k.bar, k.h))), ascender: k.top(k.w - k.wall / 2, k.wall), bowl: k.disc(0, 0, k.w, y), counter: k.hole(k.cx, y / 2) };
  }),
  Љ: letter('wide', (k) => {
    const inner = 2 * k.third + k.slit;
    return { ink: k.solid(0, 0, inner, k.h, { tl: true }).union(k.solid(k.third + k.slit, softTop(k), k.w, k.h, { tr: true, br: true })).subtract(k.down(k.third + k.slit / 2, k.bar, k.h), k.across(k.lower, k.third * 1.9 + k.slit, k.w - k.third * 0.7)) };
  }),
  Њ: letter('wide', (k) => {
    const inner = 2 * k.third + k.slit;
    return { ink: k.solid(0, 0, inner, k.h).union(k.solid(k.third + k.slit, softTop(k), k.w, k.h, { tr: true, br: true })).subtract(aitch(k, k.third + k.slit / 2), k.across(k.lower, k.third * 1.9 + k.slit, k.w - k.third * 0.7)) };
  }),
  Ћ: letter('broad', (k) => {
    const left = k.w * 0.15;
    const x = left + (k.w - left) / 2;
    return { ink: k.solid(left, 0, k.w, k.bar).union(k.solid(0, 0, left + 10, k.bar), k.solid(left, 0, x - k.slit / 2, k.h), k.solid(left, k.bar + k.slit, k.w, k.h, { tr: true })).subtract(k.down(x, 2 * k.bar + k.slit, k.h)) };
  }),
  Ђ: letter('broad', (k) => {
    const left = k.w * 0.15;
    const x = left + (k.w - left) / 2;
    return { ink: k.solid(left, 0, k.w, k.bar).union(k.solid(0, 0, left + 10, k.bar), k.solid(left, 0, x - k.slit / 2, k.h), k.solid(left, k.bar + k.slit, k.w, k.h, { tr: true, br: true })).subtract(hook(k, x, k.bar * 1.75 + k.slit, left + (x - left - k.slit / 2) * 0.52 + k.slit / 2)) };
  }),
  Џ: letter('regular', (k) => ({ ink: raised(k, k.cx - k.wall * 0.5, k.cx + k.wall * 0.5).subtract(k.down(k.cx, 0, k.h - tailHeight(k) - k.bar * 0.85)), ascender: k.top(k.stem / 2, k.stem) })),
};
