import type { Draw } from '../../draw.ts';
import type { LetterProgram } from '../create-pen.ts';
import { type MarkName, decomposed } from '../marks.ts';
import type { PenStyle } from '../pen.ts';
import type { Shape } from '../../shape.ts';
import { ALL, type Block, letter } from './block.ts';
import { arms, counter, lobes, tallCounter } from './forms.ts';
import { CAPITALS } from './latin.ts';
import { MARK_PROGRAMS } from './marks.ts';
import { proportionsOf } from './proportions.ts';

/** How far a stroke that crosses a stem extends beyond it. */
const spur = (k: Block) => 60 + k.slit * 0.6;

/** The hook of Ŋ and Ђ: a slit from below that swings under the left stem, from `left` to x. */
export const hook = (k: Block, x: number, top: number, left: number): Shape => {
  const y = k.h - k.bar * 0.8 - k.slit / 2;
  return k.down(x, top, y + k.slit / 2, 'to').union(k.path([[x, y], [left, y], [left, k.h + 20]]));
};

/** The arms that the right half of Æ and Œ takes from E. */
const joined = (k: Block): Shape => arms(k, k.third * 1.95 + k.slit);

/** A letter with an ogonek on its right foot, whose middle is a share of the width from the left. */
const withOgonek =
  (base: string, share: number): LetterProgram =>
  (d: Draw, style: PenStyle) => {
    const drawn = CAPITALS[base]!(d, style);
    const { right } = drawn.shape.bounds;
    return { ...drawn, width: right, shape: drawn.shape.union(MARK_PROGRAMS.ogonek!(d, style, true).move(right * share, 0)) };
  };

/** I with a mark drawn narrow, so that neighbors keep apart: Î, Ï, Ї. */
const onNarrow =
  (mark: MarkName): LetterProgram =>
  (d: Draw, style: PenStyle) => {
    const drawn = CAPITALS['I']!(d, style);
    const { cx, top, right } = drawn.shape.bounds;
    return { ...drawn, width: right, shape: drawn.shape.union(MARK_PROGRAMS[mark]!(d, style, true).scale(0.76, 1).move(cx, top - proportionsOf(style).markGap)) };
  };

/** A letter with a horn: a tongue on the right of its top that turns up behind a slit. */
const horned = (draw: (k: Block, right: number) => { ink: Shape; counter?: ReturnType<Block['hole']> }): LetterProgram =>
  letter('broad', (k) => {
    const tongue = k.bar * 0.38;
    const right = k.w - tongue - Math.max(k.slit, 60);
    const { ink, ...anchors } = draw(k, right);
    const horn = k.solid(right - k.stem * 0.5, k.bar * 0.48, k.w, k.bar * 0.94, { br: k.radius * 0.3 }).union(k.solid(k.w - tongue, 0, k.w, k.bar * 0.6));
    return { ink: ink.union(horn), ...anchors, markX: right / 2 };
  });

export const SPECIAL: Readonly<Record<string, LetterProgram>> = {
  Æ: letter('wide', (k) => {
    const x = k.third + k.slit / 2;
    const foot = k.h - k.bar * 0.9;
    const bar = k.bar * 0.86;
    return {
      ink: k.body({ tl: true }).subtract(k.down(x, k.bar, foot - bar), k.down(x, foot, k.h), joined(k)),
      counter: k.hole(x, (k.bar + foot - bar) / 2),
      crossbar: k.crossbar(x, foot - bar / 2, bar),
    };
  }),
  Œ: letter('wide', (k) => {
    const x = k.third + k.slit / 2;
    return { ink: k.body({ tl: true, bl: true }).subtract(tallCounter(k, x), joined(k)), bowl: k.disc(0, 0, 2 * k.third + k.slit, k.h), counter: k.hole(x, k.h / 2) };
  }),
  Ø: letter('regular', (k) => {
    const lean = k.slit * 0.55 + k.w * 0.08;
    const [top, bottom] = [k.bar * 0.74, k.h - k.bar * 0.74];
    return {
      ink: k.body({ tl: true, br: true }).subtract(k.poly([k.cx - k.slit / 2 + lean, top], [k.cx + k.slit / 2 + lean, top], [k.cx + k.slit / 2 - lean, bottom], [k.cx - k.slit / 2 - lean, bottom])),
      bowl: k.disc(0, 0, k.w, k.h),
      counter: k.hole(k.cx, k.h / 2),
    };
  }),
  Ð: letter('broad', (k) => {
    const left = spur(k);
    const x = (k.w + left) / 2;
    const half = k.bar * 0.4;
    return {
      ink: k.solid(left, 0, k.w, k.h, { tr: true, br: true }).union(k.solid(0, k.middle - half, left + 10, k.middle + half)).subtract(k.down(x, k.bar, k.middle - half), k.down(x, k.middle + half, k.h - k.bar)),
      bowl: k.disc(left, 0, k.w, k.h),
      crossbar: k.crossbar(left, k.middle, 2 * half),
      markX: x,
    };
  }),
  Ł: letter('short', (k) => {
    const left = spur(k) * 0.8;
    const right = left + (k.w - left) * 0.58;
    const [rise, half] = [k.h * 0.11, k.bar * 0.34];
    return {
      ink: k.solid(left, 0, right, k.h).union(k.solid(left, k.h - k.bar, k.w, k.h), k.poly([0, k.middle + rise - half], [right + left, k.middle - rise - half], [right + left, k.middle - rise + half], [0, k.middle + rise + half])),
      ascender: k.top((left + right) / 2, right - left),
    };
  }),
  Þ: letter('regular', (k) => {
    const [top, bottom] = [k.h * 0.17, k.h * 0.17 + 2 * k.bar + k.slit];
    return {
      ink: k.solid(0, 0, k.w * 0.52, k.h).union(k.solid(0, top, k.w, bottom, { tr: true, br: true })).subtract(counter(k, (top + bottom) / 2)),
      ascender: k.top(k.w * 0.26, k.w * 0.52),
      bowl: k.disc(0, top, k.w, bottom),
      counter: k.hole(k.cx, (top + bottom) / 2),
    };
  }),
  ẞ: letter('regular', (k) => {
    const x = k.stem * 0.86 + k.slit / 2;
    return { ink: lobes(k, { corners: { tl: true } }).subtract(k.down(x, k.bar, k.h), k.across(k.lower, x, k.w - k.wall * 0.9)) };
  }),
  Ŋ: letter('regular', (k) => ({ ink: k.body({ tr: true, br: true }).subtract(hook(k, k.cx, k.bar, k.stem * 0.52 + k.slit / 2)), ascender: k.top(k.stem / 2, k.stem) })),
  Ħ: letter('broad', (k) => {
    const side = spur(k) * 0.7;
    const [top, bottom] = [k.h * 0.13, k.h * 0.13 + k.bar * 0.62];
    const from = k.h * 0.5;
    return { ink: k.solid(side, 0, k.w - side, k.h).union(k.solid(0, top, k.w, bottom)).subtract(k.down(k.cx, 0, top), k.down(k.cx, bottom, from), k.down(k.cx, from + k.bar * 0.7, k.h)), crossbar: k.crossbar(k.cx, from + k.bar * 0.35, k.bar * 0.7) };
  }),
  Ŧ: letter('short', (k) => {
    const [half, y] = [k.stem * 0.6, k.h * 0.52];
    return { ink: k.solid(0, 0, k.w, k.bar).union(k.solid(k.cx - half, 0, k.cx + half, k.h), k.solid(k.w * 0.06, y, k.w * 0.94, y + k.bar * 0.62)), crossbar: k.crossbar(k.cx, k.bar / 2, k.bar) };
  }),
  Ə: letter('regular', (k) => ({ ink: k.body(ALL).subtract(k.across(k.upper, 0, k.w - k.wall), k.across(k.lower, k.wall, k.w - k.wall)) })),
  Ą: withOgonek('A', 0.78),
  Ę: withOgonek('E', 0.72),
  Į: withOgonek('I', 0.5),
  Ų: withOgonek('U', 0.6),
  ...Object.fromEntries([...'ÌÍÎÏĨĪĬ'].map((character) => [character, onNarrow(decomposed(character)!.marks[0]!)])),
  Ї: onNarrow('diaeresis'),
  Ϊ: onNarrow('diaeresis'),
  Ơ: horned((k, right) => ({ ink: k.solid(0, 0, right, k.h, ALL).subtract(tallCounter(k, right / 2)), counter: k.hole(right / 2, k.h / 2) })),
  Ư: horned((k, right) => ({ ink: k.solid(0, 0, right, k.h, { bl: true, br: true }).subtract(k.down(right / 2, 0, k.h - k.bar)) })),
};
