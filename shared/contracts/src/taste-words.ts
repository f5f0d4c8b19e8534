import { TASTE_AXES, tasteAxesOf, tasteShiftsOf, type TasteAnswers, type TasteAxis } from './taste-axes.ts';

/** What both ends of an axis are called; an end without a word is only the absence of the other. */
const ENDS: Readonly<Record<TasteAxis, readonly [positive: string, negative: string | null]>> = {
  bold: ['bold', 'quiet'],
  premium: ['premium', 'approachable'],
  playful: ['playful', 'serious'],
  modern: ['modern', 'classic'],
  tech: ['technical', 'natural'],
  minimal: ['pared back', 'rich in detail'],
  ornate: ['ornate', null],
  gradient: ['with gradients', null],
  hand: ['hand-made', null],
  sharp: ['sharp', 'soft'],
};

/** Below this an axis does not show in the drawing: half a comparison. */
const HEARD_FROM = 0.3;
/** What has to pull each way before a taste counts as divided. */
const PULL_FROM = 0.4;

export interface TasteWords {
  /** What the answers amount to, strongest first. */
  readonly leading: readonly string[];
  /** Two ends that pull against each other and leave the axis open. */
  readonly between: readonly [string, string] | null;
}

const pullOf = (amounts: readonly number[], way: 1 | -1): number =>
  amounts.reduce((sum, amount) => sum + Math.max(0, amount * way), 0);

/** The taste so far in words, from the same sums that the engine draws from; at most `most` of them. */
export const tasteWordsOf = (answers: TasteAnswers, most: number): TasteWords => {
  const shifts = tasteShiftsOf(answers);
  const axes = tasteAxesOf(shifts);
  const leading = TASTE_AXES.toSorted((one, other) => Math.abs(axes[other]) - Math.abs(axes[one]))
    .filter((axis) => Math.abs(axes[axis]) >= HEARD_FROM)
    .flatMap((axis) => ENDS[axis][axes[axis] > 0 ? 0 : 1] ?? []);
  const divided = TASTE_AXES.find((axis) => {
    const amounts = shifts.map((shift) => shift[axis] ?? 0);
    const pulls = [pullOf(amounts, 1), pullOf(amounts, -1)];
    return ENDS[axis][1] !== null && Math.min(...pulls) >= PULL_FROM && Math.abs(axes[axis]) < HEARD_FROM;
  });
  return {
    leading: leading.slice(0, most),
    between: divided ? [ENDS[divided][0], ENDS[divided][1]!] : null,
  };
};
