import type { SymbolChoice } from '@fifteen/contracts';
import { boxAround, type Box } from './box-of-path.ts';

interface Placed {
  readonly at: number;
  readonly box: Box;
}

const from = (box: Box, axis: 'x' | 'y'): number => box[axis];
const to = (box: Box, axis: 'x' | 'y'): number => box[axis] + (axis === 'x' ? box.width : box.height);

/** Cuts shapes where an empty strip goes through the whole logo; the widest strips first. */
const cutsAlong = (shapes: readonly Placed[], axis: 'x' | 'y'): { gap: number; first: Placed[]; rest: Placed[] }[] => {
  const sorted = shapes.toSorted((one, other) => from(one.box, axis) - from(other.box, axis));
  let reached = -Infinity;
  return sorted
    .flatMap(({ box }, i) => {
      const gap = from(box, axis) - reached;
      reached = Math.max(reached, to(box, axis));
      return i > 0 && gap > 0 ? [{ gap, first: sorted.slice(0, i), rest: sorted.slice(i) }] : [];
    })
    .toSorted((one, other) => other.gap - one.gap);
};

/** How compact a part must be to fill an icon: its shorter side against its longer one. */
const COMPACT = 0.45;
/** Least share of the logo's area, by boxes, that a symbol has. */
const LEAST = 0.02;

const LABELS = { x: ['The part on the left', 'The part on the right'], y: ['The part at the top', 'The part at the bottom'] } as const;

/** Parts of a logo that could be its symbol, the likeliest first: compact, and apart from the rest. */
export const symbolChoices = (boxes: readonly Box[]): SymbolChoice[] => {
  const shapes = boxes.map((box, at) => ({ at, box }));
  const whole = boxAround(boxes);
  const found = (['x', 'y'] as const).flatMap((axis) =>
    cutsAlong(shapes, axis).slice(0, 1).flatMap(({ gap, first, rest }) =>
      [first, rest].flatMap((part, side) => {
        const other = side === 0 ? rest : first;
        const box = boxAround(part.map((each) => each.box));
        const otherBox = boxAround(other.map((each) => each.box));
        const compact = Math.min(box.width, box.height) / Math.max(box.width, box.height, 1);
        const otherCompact = Math.min(otherBox.width, otherBox.height) / Math.max(otherBox.width, otherBox.height, 1);
        const share = (box.width * box.height) / (whole.width * whole.height);
        if (compact < COMPACT || share < LEAST) return [];
        const across = axis === 'x' ? box.height / whole.height : box.width / whole.width;
        const score = compact + (compact > otherCompact ? 0.5 : 0) + 2 * (gap / Math.max(whole.width, whole.height)) + (side === 0 ? 0.2 : 0) + 0.3 * across;
        return [{ label: LABELS[axis][side]!, shapes: part.map(({ at }) => at).toSorted((one, next) => one - next), score }];
      }),
    ),
  );
  return found.toSorted((one, other) => other.score - one.score).map(({ label, shapes: part }) => ({ label, shapes: part }));
};
