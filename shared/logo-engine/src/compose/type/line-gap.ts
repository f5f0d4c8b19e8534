import { type Bounds, boundsOf, boundsOfAll } from '../../geometry/index.ts';
import type { Line } from './line.ts';

/** Least air between the ink of two lines, as a share of the lower capitals. */
const LEAST_AIR = 0.18;

/** A line of a stack: how far it is enlarged, and where its left edge stands. */
export interface SetLine {
  line: Line;
  factor: number;
  left: number;
}

/**
 * The least distance of two baselines at which no letter comes too near one below it: measured letter by letter, so
 * that a tail over a gap costs nothing and a tail over an accent costs both.
 */
export function leastDrop(above: SetLine, below: SetLine): number {
  const air = LEAST_AIR * Math.min(above.line.cap * above.factor, below.line.cap * below.factor);
  const lower = boxesOf(below);
  return boxesOf(above).reduce((most, upper) => {
    const near = lower.filter(({ x, width }) => x < upper.x + upper.width + air && x + width > upper.x - air);
    return near.reduce((drop, { y }) => Math.max(drop, upper.y + upper.height - y + air), most);
  }, 0);
}

/** Boxes of the letters, as far down and up as what the treatment added to them; the whole line where it has no letters. */
function boxesOf({ line, factor, left }: SetLine): Bounds[] {
  const outlines = line.glyphs.map(({ outline }) => outline);
  const letters = outlines.map(boundsOf).filter(({ width, height }) => width > 0 && height > 0);
  const ink = letters.length > 0 ? boundsOfAll(outlines) : line.bounds;
  const [rise, fall] = [ink.y - line.bounds.y, line.bounds.y + line.bounds.height - ink.y - ink.height];
  return (letters.length > 0 ? letters : [line.bounds]).map((box) => ({
    ...box,
    x: left + (box.x - line.bounds.x) * factor,
    width: box.width * factor,
    y: (box.y - rise) * factor,
    height: (box.height + rise + fall) * factor,
  }));
}
