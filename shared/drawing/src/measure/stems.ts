import type { Point } from '@fifteen/geometry';
import type { Shape } from '../shape.ts';

/** A straight stroke, upright or leaning: its center line from top to bottom, and its width across, in units. */
export interface Stem {
  readonly top: Point;
  readonly bottom: Point;
  readonly width: number;
}

/** Rows in which a shape is looked at. */
const ROWS = 72;
/** Least length of a stem and most width, as shares of the shape's height and of its own length. */
const LEAST_LENGTH = 0.3;
const MOST_WIDTH = 0.6;
/** How much a stem's width and its center may change from row to row, as shares of its width. */
const EVEN = 0.12;

interface Cut {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** The stems of a letter or another shape, from left to right: where its rows are cut in the same width, straight down. */
export function stemsOf(shape: Shape): Stem[] {
  const { top, height } = shape.bounds;
  const runs: Cut[][] = [];
  let open: Cut[][] = [];
  for (let row = 0; row < ROWS; row += 1) {
    const y = top + ((row + 0.5) * height) / ROWS;
    const cuts = shape.spansAtY(y).map(([from, to]): Cut => ({ y, from, to }));
    const next = cuts.map((cut) => {
      const run = open.find((candidate) => continues(candidate, cut));
      if (!run) runs.push([cut]);
      else run.push(cut);
      return run ?? runs.at(-1)!;
    });
    open = next;
  }
  return joined(runs.filter((run) => run.length > 2).map((run) => stemOf(run, height / ROWS)), height)
    .filter(({ top: [, from], bottom: [, to], width }) => to - from >= LEAST_LENGTH * height && width <= MOST_WIDTH * (to - from))
    .toSorted((one, other) => one.top[0] + one.bottom[0] - other.top[0] - other.bottom[0]);
}

/** Stems that go on beyond a crossbar or a serif are one. */
function joined(stems: readonly Stem[], height: number): Stem[] {
  const whole: Stem[] = [];
  for (const stem of stems.toSorted((one, other) => one.top[1] - other.top[1])) {
    const above = whole.findIndex((other) => isInLine(other, stem, height));
    if (above < 0) whole.push(stem);
    else whole[above] = { ...whole[above]!, bottom: stem.bottom };
  }
  return whole;
}

/** How much of the shape's height may lie between the two pieces of one stem. */
const MOST_BREAK = 0.3;

function isInLine({ top, bottom, width }: Stem, below: Stem, height: number): boolean {
  const gap = below.top[1] - bottom[1];
  if (gap < -1 || gap > MOST_BREAK * height || Math.abs(below.width - width) > 2 * EVEN * width) return false;
  const lean = (below.bottom[0] - top[0]) / (below.bottom[1] - top[1]);
  return [bottom, below.top].every(([x, y]) => Math.abs(top[0] + lean * (y - top[1]) - x) < EVEN * width);
}

function continues(run: readonly Cut[], cut: Cut): boolean {
  const last = run.at(-1)!;
  const width = last.to - last.from;
  if (Math.abs(cut.to - cut.from - width) > EVEN * width || cut.from >= last.to || cut.to <= last.from) return false;
  const before = run.at(-2);
  if (!before) return true;
  // Straight on: the center moves as it did before.
  const step = centerOf(last) - centerOf(before);
  return Math.abs(centerOf(cut) - centerOf(last) - step) <= (EVEN * width) / 2;
}

const centerOf = ({ from, to }: Cut): number => (from + to) / 2;

function stemOf(run: readonly Cut[], step: number): Stem {
  const [first, last] = [run[0]!, run.at(-1)!];
  const middle = run[run.length >> 1]!;
  const lean = run.length > 1 ? (centerOf(last) - centerOf(first)) / (last.y - first.y) : 0;
  return {
    top: [centerOf(first) - (lean * step) / 2, first.y - step / 2],
    bottom: [centerOf(last) + (lean * step) / 2, last.y + step / 2],
    width: (middle.to - middle.from) / Math.hypot(1, lean),
  };
}
