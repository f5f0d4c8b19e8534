import type { Ban } from '../taste/dislikes.ts';
import { balanceOf } from '../score/balance.ts';
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
