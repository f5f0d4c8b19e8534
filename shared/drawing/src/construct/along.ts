import { DrawingError } from '../budget.ts';
import type { Line } from '../line.ts';
import type { Shape } from '../shape.ts';

export interface AlongOptions {
  readonly count: number;
  /** Turn each copy with the line; drawn for a line that runs to the right. */
  readonly turn?: boolean;
  /** Shares of the length at which the first and the last copy are placed. */
  readonly from?: number;
  readonly to?: number;
  /** Size of each copy by its share of the way, 0 to 1. */
  readonly size?: (t: number) => number;
}

/** Copies of a motif, drawn at the origin, at even distances along a line. */
export function along(line: Line, motif: Shape, { count, turn = true, from = 0, to = 1, size = () => 1 }: AlongOptions): Shape[] {
  if (!Number.isInteger(count) || count < 1 || count > 500) throw new DrawingError(`${count} copies along a line.`);
  return Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 0 : i / (count - 1);
    const t = from + (to - from) * share;
    const [x, y] = line.pointAt(t);
    return motif.scale(size(share)).rotate(turn ? line.angleAt(t) : 0).move(x, y);
  });
}
