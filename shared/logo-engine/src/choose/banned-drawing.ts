import type { Ban } from '../taste/dislikes.ts';
import { fragmentsOf } from '../score/fragments.ts';
import type { Ink } from '../score/ink.ts';

/** More separate parts than this in a symbol are a clutter. */
export const MOST_PARTS = 12;

/** Farthest that the weight of the ink may lie from the middle of the canvas, as shares of its side. */
export const FARTHEST = { x: 0.1, y: 0.085 };

export interface MeasuredDrawing {
  /** The lockup. */
  ink: Ink;
  /** The symbol alone. */
  symbol: Ink;
}

/** Whether a drawing breaks what only a drawing tells: clutter for those who dislike it, weight on one side for those who dislike that. */
export function isBannedDrawing({ ink, symbol }: MeasuredDrawing, bans: ReadonlySet<Ban>): boolean {
  if (bans.has('busy') && fragmentsOf(symbol).count > MOST_PARTS) return true;
  const { x, y } = balanceOf(ink);
  return bans.has('lopsided') && (Math.abs(x) > FARTHEST.x || Math.abs(y) > FARTHEST.y);
}

/** How far the ink's centre of gravity lies right of and below the middle, as shares of the side. */
export function balanceOf({ size, values }: Ink): { x: number; y: number } {
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    if (value === 0) continue;
    const column = i % size;
    sum += value;
    sumX += value * column;
    sumY += (value * (i - column)) / size;
  }
  const offset = (moment: number) => (sum > 0 ? moment / sum / (size - 1) - 0.5 : 0);
  return { x: offset(sumX), y: offset(sumY) };
}
