import type { Draw } from '../../draw.ts';
import type { Shape } from '../../shape.ts';
import type { MarkProgram } from '../create-pen.ts';
import type { MarkName } from '../marks.ts';
import type { PenStyle } from '../pen.ts';
import { Block } from './block.ts';
import { proportionsOf } from './proportions.ts';

/** Height of a mark, as a share of a bar. */
const HEIGHT = 0.62;

/** A mark from its block: x around 0, y up from 0 for a mark above a letter, down from 0 for a mark below. */
const mark =
  (draw: (k: Block, height: number, unit: number) => Shape): MarkProgram =>
  (d: Draw, style: PenStyle) =>
    draw(new Block(d, style, 0), proportionsOf(style).bar * HEIGHT, 100 * (0.55 + 0.45 * style.width));

/** A mark that hangs below at a distance. */
const hanging = (draw: (k: Block, height: number, unit: number) => Shape): MarkProgram => {
  const program = mark(draw);
  return (d, style, isCapital) => program(d, style, isCapital).move(0, proportionsOf(style).markGap);
};

const acute = (k: Block, h: number, u: number): Shape => k.poly([-1.45 * u, 0], [-0.1 * u, -h], [1.75 * u, -h], [0.1 * u, 0]);
const chevron = (k: Block, h: number, u: number): Shape => k.poly([-2.4 * u, 0], [-1 * u, -h], [u, -h], [2.4 * u, 0], [0.75 * u, 0], [0, -h * 0.42], [-0.75 * u, 0]);
const dot = (k: Block, cx: number, top: number, side: number): Shape => k.solid(cx - side / 2, top, cx + side / 2, top + side);

export const MARK_PROGRAMS: Readonly<Partial<Record<MarkName, MarkProgram>>> = {
  acute: mark(acute),
  grave: mark((k, h, u) => acute(k, h, u).flipX()),
  circumflex: mark(chevron),
  caron: mark((k, h, u) => chevron(k, h, u).flipY(-h / 2)),
  tilde: mark((k, h, u) => k.poly([-2.5 * u, 0], [-2.5 * u, -h * 0.68], [-1.1 * u, -h * 1.26], [u, -h * 0.78], [2.5 * u, -h * 1.26], [2.5 * u, -h * 0.58], [1.1 * u, 0], [-u, -h * 0.48])),
  macron: mark((k, h, u) => k.solid(-2.3 * u, -h * 0.7, 2.3 * u, 0)),
  breve: mark((k, h, u) => k.solid(-2.2 * u, -h, 2.2 * u, 0, { bl: h * 0.8, br: h * 0.8 }).subtract(k.solid(-0.8 * u, -h - 20, 0.8 * u, -h * 0.5, { bl: h * 0.2, br: h * 0.2 }))),
  dotAbove: mark((k, h) => dot(k, 0, -h, h)),
  diaeresis: mark((k, h, u) => {
    const side = Math.min(h, 1.7 * u);
    const off = (side + Math.max(k.slit, 60)) / 2;
    return dot(k, -off, -side, side).union(dot(k, off, -side, side));
  }),
  ring: mark((k, h, u) => {
    const r = h * 0.62;
    return k.solid(-1.7 * u, -h * 1.55, 1.7 * u, 0, { tl: r, tr: r, br: r, bl: r }).subtract(k.solid(-0.45 * u, -h * 0.97, 0.45 * u, -h * 0.58));
  }),
  doubleAcute: mark((k, h, u) => {
    const one = k.poly([-u, 0], [0, -h], [1.6 * u, -h], [0.5 * u, 0]);
    return one.move(-1.45 * u, 0).union(one.move(0.95 * u, 0));
  }),
  hookAbove: mark((k, h, u) => k.solid(-1.4 * u, -h * 1.5, 1.4 * u, -h * 0.35, { tr: h * 0.5, br: h * 0.4 }).subtract(k.solid(-2 * u, -h * 0.95, -0.35 * u, 0)).union(k.solid(-0.35 * u, -h * 0.8, 0.75 * u, 0))),
  dotBelow: hanging((k, h) => dot(k, 0, 0, h)),
  commaBelow: hanging((k, h, u) => k.poly([-0.9 * u, 0], [0.9 * u, 0], [0.9 * u, h * 0.5], [0, h * 1.2], [-0.8 * u, h * 1.2], [-0.3 * u, h * 0.7], [-0.9 * u, h * 0.7])),
  cedilla: mark((k, h, u) => k.solid(-0.5 * u, -10, 1 * u, h * 1.1, { br: h * 0.6 }).union(k.solid(-1.5 * u, h * 0.55, 0.2 * u, h * 1.1))),
  ogonek: mark((k, h, u) => k.solid(-1 * u, -10, 0.5 * u, h * 1.1, { bl: h * 0.6 }).union(k.solid(0, h * 0.55, 1.5 * u, h * 1.1))),
};
