import type { Shape } from '../../shape.ts';
import type { Block, Corners } from './block.ts';

/** Where the two lobes of a letter meet, a little above the middle. */
export const WAIST = 0.48;
/** Share of the radius by which two lobes run into each other: it leaves a sharp nick instead of a thin neck. */
const OVERLAP = 0.07;
/** Depth of the nick that is cut where the radius is too small for one. */
const LEAST_NICK = 90;
const SHARP = 120;

/** Two lobes on the right between the cap line and the baseline, meeting at `waist`: B, З, R. */
export function lobes(k: Block, { waist = WAIST, left = 0, corners = {} }: { waist?: number; left?: number; corners?: Corners } = {}): Shape {
  const y = k.h * waist;
  const up = Math.min(k.radius, y / 2);
  const down = Math.min(k.radius, (k.h - y) / 2);
  const upper = k.solid(left, 0, k.w, y + up * OVERLAP, { tl: corners.tl ?? 0, tr: up, br: up });
  const lower = k.solid(left, y - down * OVERLAP, k.w, k.h, { tr: down, br: corners.br ?? down, bl: corners.bl ?? 0 });
  return nicked(k, upper.union(lower), y);
}

/** A nick into the right edge at y, where the corners are too sharp to make one. */
const nicked = (k: Block, shape: Shape, y: number): Shape =>
  k.radius < SHARP ? shape.subtract(k.notch(y - LEAST_NICK * 0.6, y + LEAST_NICK * 0.6, [k.w - LEAST_NICK, y])) : shape;

/** A counter within a bowl on the right of a stem, from the wall of the stem to that of the bowl. */
export const counter = (k: Block, y: number, left = k.wall, right = k.w - k.wall * 0.78): Shape => k.across(y, left, right);

/** The tall counter of O and D. */
export const tallCounter = (k: Block, x = k.cx): Shape => k.down(x, k.bar, k.h - k.bar);

/** Two slits from the right edge, as in E. `from` is where they begin. */
export const arms = (k: Block, from = k.wall): Shape => k.across(k.upper, from, k.w).union(k.across(k.lower, from, k.w));
