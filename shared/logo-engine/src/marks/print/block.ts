import type { Chance } from '../../chance/chance.ts';
import { type Path, type Point, polar, polygon, times } from '../../geometry/index.ts';

/** Shapes that a printing block is sawn to. */
export const BLOCKS = ['square', 'oval', 'arch', 'round'] as const;
export type Block = (typeof BLOCKS)[number];

/** How far a corner may stand from where it was meant. */
const SLIP = 15;

/** A printing block cut by hand: nearly what it was meant to be. 1,000 units, around the origin. */
export function blockOf(block: Block, chance: Chance): Path {
  const strayed = outlineOf(block).map(([x, y], i): Point => {
    const own = chance.fork(`corner ${i}`);
    return [x + own.range(-SLIP, SLIP), y + own.range(-SLIP, SLIP)];
  });
  return polygon(strayed);
}

function outlineOf(block: Block): Point[] {
  if (block === 'round') return times(17, (i) => polar(500, (i * 360) / 17));
  if (block === 'oval') return times(17, (i): Point => [400 * Math.cos((i * 2 * Math.PI) / 17), 500 * Math.sin((i * 2 * Math.PI) / 17)]);
  if (block === 'arch') return [...times(11, (i): Point => polar(420, 180 + i * 18, 0, -80)), [424, 190], [418, 500], [20, 506], [-422, 498], [-416, 160]];
  return [[-490, -490], [-30, -498], [492, -486], [486, 40], [490, 492], [60, 486], [-488, 490], [-496, -60]];
}
