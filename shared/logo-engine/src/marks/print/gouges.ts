import type { Chance } from '../../chance/chance.ts';
import { type Path, contoursOf, lens, polar, together, times } from '../../geometry/index.ts';

export interface GougeOptions {
  /** How many strokes go around. */
  count: number;
  /** Room between the figure and the strokes, and between the strokes and the block's edge. */
  air: number;
  chance: Chance;
}

const SHORTEST = 46;
const WIDTH = 27;

/** The marks that a gouge leaves when the ground around a figure is cleared: strokes that run from it to the block's edge. */
export function gougesAround(figure: Path, block: Path, { count, air, chance }: GougeOptions): Path {
  const [near, far] = [reach(figure, count, Math.max), reach(block, count, Math.min)];
  const strokes = times(count, (i) => {
    const own = chance.fork(`gouge ${i}`);
    const angle = ((i + 0.5) * 360) / count + own.range(-2, 2);
    const end = far[i]! - air * own.range(0.8, 1.5);
    const free = end - near[i]! - air;
    const start = near[i]! + air + (i % 2 === 0 ? 0 : free * own.range(0.3, 0.5));
    return end - start < SHORTEST ? [] : [lens(polar(start, angle), polar(end, angle), (WIDTH * own.range(0.75, 1.2)) / 2 / (end - start))];
  }).flat();
  return together(...strokes);
}

/** How far the outline is from the origin in each of `count` sectors: the farthest of its points there, or the nearest. */
function reach(path: Path, count: number, which: (one: number, other: number) => number): number[] {
  const found = Array<number | undefined>(count).fill(undefined);
  for (const [x, y] of contoursOf(path, 8).flat()) {
    const turn = (Math.atan2(y, x) / (2 * Math.PI) + 1) % 1;
    const at = Math.floor(turn * count) % count;
    found[at] = which(found[at] ?? Math.hypot(x, y), Math.hypot(x, y));
  }
  return found.map((distance) => distance ?? 0);
}
