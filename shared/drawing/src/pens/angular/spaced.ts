import type { LetterProgram } from '../create-pen.ts';
import type { MarkName } from '../marks.ts';
import { ACCENTS, markGap } from './accents.ts';
import { spacing } from './proportions.ts';

/** The gap between two marks over each other, as a share of that between letter and mark. */
const STACKED = 0.7;
/** Marks may reach into the space beside a letter, up to this share of it from the next one. */
const CLEAR = 0.4;

/** Marks that are wider than the stem below them push the neighbors away. */
export const spaced = (base: LetterProgram, isCapital: boolean, ...names: readonly MarkName[]): LetterProgram => (d, style) => {
  const letter = base(d, style);
  let { top } = letter.shape.bounds;
  const x = letter.markX ?? letter.shape.bounds.cx;
  const marks = names.map((name, i) => {
    const mark = ACCENTS[name](d, style, isCapital).move(x, top - markGap(style) * (i === 0 ? 1 : STACKED));
    top = mark.bounds.top;
    return mark;
  });
  const over = (reach: number, bearing = 1) => Math.max(bearing, (CLEAR * spacing(style) + reach * (isCapital ? 0.85 : 0.6)) / spacing(style));
  return {
    ...letter,
    shape: letter.shape.union(...marks),
    left: over(Math.max(...marks.map(({ bounds }) => -bounds.left)), letter.left),
    right: over(Math.max(...marks.map(({ bounds }) => bounds.right)) - letter.shape.bounds.right, letter.right),
  };
};
