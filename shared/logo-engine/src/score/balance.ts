import { doublesAt, floatsAt, loops, room } from '../loops/loops.ts';
import type { Ink } from './ink.ts';

export interface Balance {
  /** The ink's share of the canvas. */
  coverage: number;
  /** How far the ink's centre of gravity lies right of and below the middle, as shares of the side. */
  x: number;
  y: number;
}

/** How much ink there is, and how far off the middle its weight lies. */
export function balanceOf({ size, values, box }: Ink): Balance {
  const [from, out] = room(values.byteLength, 24);
  floatsAt(from, values.length).set(values);
  loops.balance(from, size, box.left, box.top, box.right, box.bottom, out);
  const [sum = 0, across = 0, down = 0] = doublesAt(out, 3);
  const offset = (moment: number) => (sum > 0 ? moment / sum / (size - 1) - 0.5 : 0);
  return { coverage: sum / values.length, x: offset(across), y: offset(down) };
}
