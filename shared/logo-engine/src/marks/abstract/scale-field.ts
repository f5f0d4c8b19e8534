import { type Path, circle, difference, intersect, rect, times, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const ACROSS = 3;
const RADIUS = 1000 / ACROSS / 2;
const JOINT = 26;

/** Roof tiles: half discs in rows, each over the joint of the two below. */
export const scaleField: AbstractMark = {
  id: 'scaleField',
  title: 'Roof tiles',
  tags: ['grid', 'round', 'retro'],
  draw(pen) {
    const field = pen.pick('field', ['square', 'disc', 'arch']);
    const frame = { square: () => rect(-500, -500, 1000, 1000), disc: () => circle(0, 0, 500), arch: () => union(circle(0, 0, 500), rect(-500, 0, 1000, 500)) }[field]();
    const rows = 6;
    let [one, other]: [Path[], Path[]] = [[], []];
    for (let row = rows - 1; row >= -1; row -= 1) {
      const tiles = rowOf(row);
      const covered = rowOf(row, JOINT);
      one = one.map((path) => difference(path, covered));
      other = other.map((path) => difference(path, covered));
      (row % 2 === 0 ? one : other).push(tiles);
    }
    return { layers: [layer('a', intersect(union(...one), frame)), layer('b', intersect(union(...other), frame))], strokeWidth: RADIUS };
  },
};

/** One row of discs, grown by a joint; every second row half a disc aside. */
const rowOf = (row: number, grown = 0): Path =>
  union(...times(ACROSS + 2, (i) => circle(-500 + (i - 0.5 + (row % 2 === 0 ? 0 : 0.5)) * 2 * RADIUS, -500 + row * RADIUS, RADIUS - JOINT / 2 + grown)));
