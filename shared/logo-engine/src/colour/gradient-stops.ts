import { type Oklch, hexOf, oklchOf } from './oklch.ts';

/** Widest turn of hue within a gradient: beyond it the middle belongs to neither colour. */
export const MOST_HUE = 80;
const STOPS = [0, 0.25, 0.5, 0.75, 1];

export interface GradientStop {
  offset: number;
  colour: string;
}

/** Stops from one colour to the other along OKLCH; the second is turned towards the first beyond 80 degrees. */
export function gradientStops(from: string, to: string): GradientStop[] {
  const [start, end] = [oklchOf(from), oklchOf(to)];
  const turn = ((end.h - start.h + 540) % 360) - 180;
  const hue = Math.max(-MOST_HUE, Math.min(MOST_HUE, turn));
  return STOPS.map((offset) => ({ offset, colour: hexOf(along(start, end, hue, offset)) }));
}

const along = (start: Oklch, end: Oklch, hue: number, t: number): Oklch => ({
  l: start.l + (end.l - start.l) * t,
  c: start.c + (end.c - start.c) * t,
  h: (start.h + hue * t + 360) % 360,
});
