import type { LetterProgram } from '../create-pen.ts';
import { ALL, letter } from './block.ts';
import { counter, lobes, tallCounter } from './forms.ts';

/** Figures share one width, so that prices and years align in columns. */
export const FIGURES: Readonly<Record<string, LetterProgram>> = {
  0: letter('short', (k) => ({ ink: k.body(ALL).subtract(tallCounter(k)), bowl: k.disc(0, 0, k.w, k.h), counter: k.hole(k.cx, k.h / 2) })),
  1: letter('slim', (k) => {
    const x = k.w * 0.35;
    return { ink: k.poly([x, 0], [k.w, 0], [k.w, k.h], [x, k.h], [x, k.bar * 1.2], [0, k.bar * 1.2], [0, k.bar * 0.75]), ascender: k.top((k.w + x) / 2, k.w - x) };
  }),
  2: letter('short', (k) => ({ ink: k.body({ tl: true, tr: true }).subtract(k.across(k.upper, 0, k.w - k.wall), k.across(k.lower, k.wall, k.w)) })),
  3: letter('short', (k) => ({ ink: lobes(k, { corners: { tl: true, bl: true } }).subtract(k.across(k.upper - k.bar * 0.06, 0, k.w - k.wall), k.across(k.lower + k.bar * 0.06, 0, k.w - k.wall)) })),
  4: letter('short', (k) => {
    const [x, right] = [k.w * 0.36, k.w * 0.9];
    const [top, bottom] = [k.h * 0.56, k.h * 0.8];
    const hole = Math.min(k.slit, k.w * 0.15);
    return {
      ink: k
        .poly([x, 0], [right, 0], [right, k.h], [x, k.h], [x, bottom], [0, bottom], [0, top])
        .union(k.solid(0, top, k.w, bottom))
        .subtract(k.poly([x + hole, k.h * 0.26], [x + hole, top], [x - hole * 0.6, top])),
      crossbar: k.crossbar(k.cx, (top + bottom) / 2, bottom - top),
    };
  }),
  5: letter('short', (k) => ({ ink: k.body({ bl: true, br: true }).subtract(k.across(k.upper, k.wall, k.w), k.across(k.lower, 0, k.w - k.wall)) })),
  6: letter('short', (k) => ({ ink: k.body(ALL).subtract(k.across(k.upper, k.wall, k.w), counter(k, k.lower)), bowl: k.disc(0, k.bar + k.slit, k.w, k.h), counter: k.hole(k.cx, k.lower) })),
  7: letter('short', (k) => ({ ink: k.poly([0, 0], [k.w, 0], [k.w, k.bar], [k.w * 0.7, k.h], [k.w * 0.14, k.h], [k.w * 0.46, k.bar], [0, k.bar]), crossbar: k.crossbar(k.cx, k.bar / 2, k.bar) })),
  8: letter('short', (k) => {
    const right = lobes(k, { left: k.cx - 1 });
    const [up, down] = [k.upper - k.bar * 0.06, k.lower + k.bar * 0.06];
    return { ink: right.union(k.flip(right)).subtract(k.across(up, k.wall * 0.86, k.w - k.wall * 0.86), k.across(down, k.wall * 0.86, k.w - k.wall * 0.86)), bowl: k.disc(0, k.h * 0.48, k.w, k.h), counter: k.hole(k.cx, down) };
  }),
  9: letter('short', (k) => ({ ink: k.body(ALL).subtract(k.across(k.lower, 0, k.w - k.wall), k.flip(counter(k, k.upper))), bowl: k.disc(0, 0, k.w, 2 * k.bar + k.slit), counter: k.hole(k.cx, k.upper) })),
};
