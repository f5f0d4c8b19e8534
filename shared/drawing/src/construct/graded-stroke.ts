import type { Point } from '@fifteen/geometry';
import { DrawingError } from '../budget.ts';
import type { Mono } from '../layer.ts';
import type { Line } from '../line.ts';
import type { ColorRole, GradientPaint } from '../paint.ts';
import type { Shape } from '../shape.ts';

export interface GradedStrokeOptions {
  /** Width of the pen, in units. */
  readonly width: number;
  /** The color at the start of the line and the one at its end. */
  readonly inks: readonly [ColorRole, ColorRole];
  /** Pieces that the stroke is made of: more for tighter bends. 16 unless given. */
  readonly pieces?: number;
}

/** A piece of a graded stroke, with its own share of the gradient. In one color all pieces are one. */
export interface GradedPiece {
  readonly shape: Shape;
  readonly paint: GradientPaint;
  readonly mono: Mono;
}

/** How far a piece reaches under the next one, in units, so that no renderer shows a seam. */
const TRAP = 2;

/**
 * A stroke whose color changes along the line, whichever way it bends: pieces in order, each in a linear gradient that
 * would span the whole line if the piece went on straight.
 */
export function gradedStroke(line: Line, { width, inks, pieces = 16 }: GradedStrokeOptions): GradedPiece[] {
  if (!Number.isInteger(pieces) || pieces < 2 || pieces > 120) throw new DrawingError(`A graded stroke of ${pieces} pieces; it takes 2 to 120.`);
  const trap = TRAP / line.length;
  return Array.from({ length: pieces }, (_, i) => {
    const [from, to] = [line.pointAt(i / pieces), line.pointAt((i + 1) / pieces)];
    const beyond = (steps: number): Point => [from[0] + (to[0] - from[0]) * steps, from[1] + (to[1] - from[1]) * steps];
    return {
      shape: line.part(i / pieces, Math.min(1, (i + 1) / pieces + trap)).stroke(width),
      paint: { gradient: inks, from: beyond(-i), to: beyond(pieces - i) },
      mono: i === 0 ? 'ink' : 'join',
    };
  });
}
