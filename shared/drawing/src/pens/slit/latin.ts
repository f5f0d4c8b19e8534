import type { Shape } from '../../shape.ts';
import type { LetterProgram } from '../create-pen.ts';
import { ALL, type Block, type Drawing, letter } from './block.ts';
import { arms, counter, lobes, tallCounter } from './forms.ts';

const bowl = (k: Block) => k.disc(0, 0, k.w, k.h);

/** A slit from the top and one from the bottom around a bar. */
export const aitch = (k: Block, x = k.cx) => k.down(x, 0, k.middle - k.bar / 2).union(k.down(x, k.middle + k.bar / 2, k.h));

/** M: a notch between two stems and two slits from below. W is the same upside down. */
function em(k: Block): Drawing {
  const x = k.third + k.slit / 2;
  return {
    ink: k.body().subtract(k.wedge(k.cx - k.mouth * 0.95, k.cx + k.mouth * 0.95, [k.cx, k.h * 0.32]), k.down(x, k.h * 0.42, k.h), k.down(k.w - x, k.h * 0.42, k.h)),
    ascender: k.top(k.third / 2, k.third),
  };
}

/** The right side of K and X: a wedge between the arms. */
export const fork = (k: Block, depth = 0.28, half = 0.2) => k.notch(k.middle - k.h * half, k.middle + k.h * half, [k.w * (1 - depth), k.middle]);

/** The wedges between a stem, whose right edge is at x, and the arms of K. */
export const kayCuts = (k: Block, x: number) =>
  k.wedge(x, x + k.mouth, [x, k.h * 0.42]).union(k.flop(k.wedge(x, x + k.mouth, [x, k.h * 0.44])));

/** N, and И in the mirror: two stems whose inner edges are at x, and a diagonal between two wedges. */
export function zigzag(k: Block): { ink: Shape; x: number } {
  const x = k.stem * 0.79;
  const wedge = k.flop(k.wedge(x, x + Math.min(k.mouth, k.w - 2 * x), [x, k.h * 0.64]));
  return { ink: k.body().subtract(wedge, k.flip(k.flop(wedge))), x };
}

export const CAPITALS: Readonly<Record<string, LetterProgram>> = {
  A: letter('regular', (k) => {
    const foot = k.h - k.bar * 0.9;
    const bar = k.bar * 0.86;
    return {
      ink: k.body({ tl: true, tr: true }).subtract(k.down(k.cx, k.bar, foot - bar), k.down(k.cx, foot, k.h)),
      counter: k.hole(k.cx, (k.bar + foot - bar) / 2),
      crossbar: k.crossbar(k.cx, foot - bar / 2, bar),
    };
  }),
  B: letter('regular', (k) => {
    const [up, down] = [k.upper - k.bar * 0.06, k.lower + k.bar * 0.06];
    return {
      ink: lobes(k).subtract(counter(k, up), counter(k, down)),
      ascender: k.top(k.wall / 2, k.wall),
      bowl: k.disc(0, k.h * 0.48, k.w, k.h),
      counter: k.hole(k.cx, down),
    };
  }),
  C: letter('regular', (k) => ({ ink: k.body(ALL).subtract(tallCounter(k), k.across(k.middle, k.cx, k.w, 'from')), bowl: bowl(k), counter: k.hole(k.cx, k.middle) })),
  D: letter('regular', (k) => ({ ink: k.body({ tr: 'telling', br: 'telling' }).subtract(tallCounter(k)), ascender: k.top(k.stem / 2, k.stem), bowl: bowl(k), counter: k.hole(k.cx, k.h / 2) })),
  E: letter('short', (k) => ({ ink: k.body().subtract(arms(k)), ascender: k.top(k.wall / 2, k.wall), crossbar: k.crossbar((k.w + k.wall) / 2, k.h / 2, k.bar) })),
  F: letter('short', (k) => {
    const stem = k.stem * 1.06;
    return {
      ink: k.solid(0, 0, k.w, k.bar).union(k.solid(0, 0, stem, k.h), k.solid(0, k.bar + k.slit, k.w * 0.92, 2 * k.bar + k.slit), k.solid(0, 0, k.wall, 2 * k.bar)).subtract(k.across(k.upper, k.wall, k.w)),
      ascender: k.top(stem / 2, stem),
      crossbar: k.crossbar((stem + k.w * 0.92) / 2, k.h / 2, k.bar),
    };
  }),
  G: letter('regular', (k) => ({
    ink: k.body(ALL).subtract(k.across(k.upper, k.cx - k.slit / 2, k.w, 'from'), k.down(k.cx, k.bar, k.h - k.bar, 'both'), k.across(k.lower, k.cx - k.slit / 2, k.w - k.wall * 0.7, 'from')),
    bowl: bowl(k),
    counter: k.hole(k.cx, k.h / 2),
    crossbar: k.crossbar(k.cx + (k.stem + k.slit) / 2, k.h / 2, k.bar),
  })),
  H: letter('regular', (k) => ({ ink: k.body().subtract(aitch(k)), ascender: k.top(k.stem / 2, k.stem), crossbar: k.crossbar(k.cx, k.middle, k.bar) })),
  I: letter('stem', (k) => ({ ink: k.body(), ascender: k.top(k.cx, k.w) })),
  J: letter('short', (k) => ({
    ink: k.body({ bl: true, br: true }).subtract(k.solid(-20, k.bar, k.cx, k.h * 0.54), k.down(k.cx, k.bar, k.h - k.bar, 'from')),
    ascender: k.top(k.w - k.stem / 2, k.stem),
  })),
  K: letter('regular', (k) => {
    const x = k.stem * 0.9;
    return { ink: k.body().subtract(kayCuts(k, x), fork(k)), ascender: k.top(x / 2, x), tail: { at: [k.w * 0.8, k.h], angle: 75, width: k.w * 0.4 } };
  }),
  L: letter('slim', (k) => ({ ink: k.solid(0, 0, k.w * 0.63, k.h).union(k.solid(0, k.h - k.bar, k.w, k.h)), ascender: k.top(k.w * 0.315, k.w * 0.63), markX: k.w * 0.32 })),
  M: letter('wide', em),
  N: letter('regular', (k) => {
    const { ink, x } = zigzag(k);
    return { ink, ascender: k.top(x / 2, x) };
  }),
  O: letter('regular', (k) => ({ ink: k.body(ALL).subtract(tallCounter(k)), bowl: bowl(k), counter: k.hole(k.cx, k.h / 2) })),
  P: letter('regular', (k) => {
    const y = 2 * k.bar + k.slit;
    return {
      ink: k.solid(0, 0, k.w, y, { tr: true, br: true }).union(k.solid(0, 0, k.w * 0.52, k.h)).subtract(counter(k, y / 2)),
      ascender: k.top(k.w * 0.26, k.w * 0.52),
      bowl: k.disc(0, 0, k.w, y),
      counter: k.hole(k.cx, y / 2),
    };
  }),
  Q: letter('regular', (k) => {
    const bottom = k.h * 0.9;
    return {
      ink: k
        .solid(0, 0, k.w, bottom, { ...ALL, br: 'telling' })
        .subtract(k.down(k.cx, k.bar, bottom - k.bar * 0.94))
        .union(k.poly([k.w * 0.48, bottom - k.bar * 0.5], [k.w * 0.8, bottom - k.bar * 0.8], [k.w, k.h], [k.w * 0.62, k.h])),
      bowl: k.disc(0, 0, k.w, bottom),
      counter: k.hole(k.cx, bottom / 2),
      tail: { at: [k.w * 0.81, k.h], angle: 60, width: k.w * 0.34 },
    };
  }),
  R: letter('regular', (k) => {
    const waist = 0.57;
    const y = k.h * waist;
    return {
      ink: lobes(k, { waist, corners: { br: 0 } }).subtract(counter(k, y / 2), k.down(k.cx, k.h - k.bar, k.h)),
      ascender: k.top(k.wall / 2, k.wall),
      bowl: k.disc(0, 0, k.w, y),
      counter: k.hole(k.cx, y / 2),
      tail: { at: [k.w - k.stem / 2, k.h], angle: 90, width: k.stem },
    };
  }),
  S: letter('regular', (k) => ({ ink: k.body(ALL).subtract(k.across(k.upper, k.wall, k.w), k.across(k.lower, 0, k.w - k.wall)) })),
  T: letter('short', (k) => ({ ink: k.solid(0, 0, k.w, k.bar).union(k.solid(k.cx - k.stem * 0.64, 0, k.cx + k.stem * 0.64, k.h)), ascender: k.top(k.cx, k.stem * 1.28), crossbar: k.crossbar(k.cx, k.bar / 2, k.bar) })),
  U: letter('regular', (k) => ({ ink: k.body({ bl: true, br: true }).subtract(k.down(k.cx, 0, k.h - k.bar)), ascender: k.top(k.stem / 2, k.stem) })),
  V: letter('regular', (k) => ({
    ink: k.poly([0, 0], [k.w, 0], [k.w, k.h * 0.3], [k.w * 0.73, k.h], [k.w * 0.27, k.h], [0, k.h * 0.3]).subtract(k.wedge(k.cx - k.mouth / 2, k.cx + k.mouth / 2, [k.cx, k.h * 0.66])),
    ascender: k.top((k.w - k.mouth) / 4, (k.w - k.mouth) / 2),
  })),
  W: letter('wide', (k) => ({ ink: k.flop(em(k).ink), ascender: k.top(k.third / 2, k.third) })),
  X: letter('regular', (k) => {
    const top = k.wedge(k.cx - k.mouth / 2, k.cx + k.mouth / 2, [k.cx, k.h * 0.33]);
    const side = fork(k, 0.25);
    return { ink: k.body().subtract(top, k.flop(top), side, k.flip(side)) };
  }),
  Y: letter('regular', (k) => {
    const a = (k.w - k.stem * 1.1) / 2;
    return {
      ink: k.poly([0, 0], [k.w, 0], [k.w, k.h * 0.38], [k.w - a, k.h * 0.64], [k.w - a, k.h], [a, k.h], [a, k.h * 0.64], [0, k.h * 0.38]).subtract(k.wedge(k.cx - k.mouth / 2, k.cx + k.mouth / 2, [k.cx, k.h * 0.42])),
      ascender: k.top((k.w - k.mouth) / 4, (k.w - k.mouth) / 2),
    };
  }),
  Z: letter('short', (k) => {
    const opening = Math.max(k.h * 0.16, Math.min(k.h * 0.32, k.mouth * 2));
    const cut = k.notch(k.h - k.bar - opening, k.h - k.bar, [k.w * 0.4, k.h - k.bar]);
    return { ink: k.body().subtract(cut, k.flip(k.flop(cut))) };
  }),
};
