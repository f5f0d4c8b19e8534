import type { LetterProgram } from '../create-pen.ts';
import { ALL, type Block, letter } from './block.ts';
import { CYRILLIC } from './cyrillic.ts';

const taper = (k: Block) => k.poly([0, k.h], [k.w, k.h], [k.w, k.h * 0.7], [k.w * 0.73, 0], [k.w * 0.27, 0], [0, k.h * 0.7]);

export const GREEK: Readonly<Record<string, LetterProgram>> = {
  Γ: CYRILLIC['Г']!,
  Δ: letter('regular', (k) => ({ ink: taper(k).subtract(k.poly([k.cx, k.h * 0.3], [k.cx + k.mouth / 2, k.h - k.bar], [k.cx - k.mouth / 2, k.h - k.bar])), counter: k.hole(k.cx, k.h * 0.62) })),
  Θ: letter('regular', (k) => ({ ink: k.body(ALL).subtract(k.across(k.upper, k.wall * 0.8, k.w - k.wall * 0.8), k.across(k.lower, k.wall * 0.8, k.w - k.wall * 0.8)), bowl: k.disc(0, 0, k.w, k.h), crossbar: k.crossbar(k.cx, k.h / 2, k.bar) })),
  Λ: letter('regular', (k) => ({ ink: taper(k).subtract(k.flop(k.wedge(k.cx - k.mouth / 2, k.cx + k.mouth / 2, [k.cx, k.h * 0.66]))) })),
  Ξ: letter('short', (k) => ({ ink: k.solid(0, 0, k.w, k.bar).union(k.solid(k.w * 0.1, k.bar + k.slit, k.w * 0.9, 2 * k.bar + k.slit), k.solid(0, k.h - k.bar, k.w, k.h)), crossbar: k.crossbar(k.cx, k.h / 2, k.bar) })),
  Π: CYRILLIC['П']!,
  Σ: letter('short', (k) => {
    const tip = k.w * 0.66;
    return { ink: k.body().subtract(k.poly([k.w + 20, k.bar], [k.w * 0.46, k.bar], [tip, k.h / 2], [k.w * 0.46, k.h - k.bar], [k.w + 20, k.h - k.bar]), k.flip(k.notch(k.h * 0.26, k.h * 0.74, [k.w * 0.72, k.h / 2]))) };
  }),
  Φ: CYRILLIC['Ф']!,
  Ψ: letter('wide', (k) => {
    const x = k.third + k.slit / 2;
    const bottom = k.h * 0.74;
    return { ink: k.solid(0, 0, k.w, bottom, { bl: true, br: true }).union(k.solid(k.third + k.slit, 0, k.w - k.third - k.slit, k.h)).subtract(k.down(x, 0, bottom - k.bar), k.down(k.w - x, 0, bottom - k.bar)), ascender: k.top(k.cx, k.third) };
  }),
  Ω: letter('broad', (k) => {
    const foot = k.h - k.bar * 0.7;
    const inset = k.w * 0.08;
    return { ink: k.solid(inset, 0, k.w - inset, k.h, { tl: true, tr: true }).union(k.solid(0, foot, k.w, k.h)).subtract(k.down(k.cx, k.bar, k.h)) };
  }),
};
