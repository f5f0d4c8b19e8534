import type { Draw, LetteringStyle, Shape } from '@fifteen/drawing';
import { glyphsOf, standsApart, tight } from './type.ts';

/** Cap height before a line is fitted. */
const SIZE = 240;

/** A line of letters from x = 0 on, with its baseline at y = 0. */
export interface FittedLine {
  readonly shape: Shape;
  readonly height: number;
  readonly width: number;
}

/** A line as wide as given, its letters at one gap where its script has separate ones. */
export function fittedLine(d: Draw, text: string, style: LetteringStyle, width: number): FittedLine {
  const line = d.write(text, style, SIZE);
  const letters = standsApart(text) && !text.includes(' ') ? d.union(...tight(glyphsOf(line).map(({ shape }) => shape), SIZE * 0.07, SIZE * 0.16)) : line.shape;
  const k = width / letters.bounds.width;
  return { shape: letters.move(-letters.bounds.left, 0).scale(k), height: line.measures.capHeight * k, width };
}

/** An edge of an envelope: its height at each share of the width, from the left. */
export type Edge = (t: number) => number;

/** The letters of a line stretched between two edges. */
export const enveloped = ({ shape, height, width }: FittedLine, top: Edge, bottom: Edge): Shape =>
  shape.warp(([x, y]) => {
    const t = Math.max(0, Math.min(1, x / width));
    return [x, top(t) + ((y + height) / height) * (bottom(t) - top(t))];
  });
