import { type Path, difference, lens, polar, rotate, times, translate, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { blockOf } from '../print/block.ts';
import { knifeCut } from '../print/knife-cut.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A frond cut from paper with few turns of the scissors, white in its sheet or dark upon it. */
export const paperFrond: AbstractMark = {
  id: 'paperFrond',
  title: 'Paper frond',
  tags: ['handmade', 'organic', 'solid'],
  draw(pen) {
    const sheet = blockOf(pen.pick('sheet', ['square', 'arch', 'oval']), pen.chance.fork('sheet'));
    const frond = rotate(knifeCut(frondOf(pen.pick('pairs', [3, 4])), 9), pen.pick('lean', [-14, 12]));
    return pen.pick('isLeftOut', [true, false])
      ? { layers: [layer('a', difference(sheet, frond))], strokeWidth: 130 }
      : { layers: [layer('b', translate(sheet, -40, -20)), layer('a', translate(frond, 30, 30))], strokeWidth: 130 };
  },
};

/** Rounded lobes in pairs along a stem, shorter towards the tip. */
function frondOf(pairs: number): Path {
  const stem = lens([0, 410], [0, -380], 0.055);
  const lobes = times(pairs, (i) => {
    const y = 230 - i * (480 / pairs);
    const length = 300 - i * 34;
    return [-1, 1].map((side) => {
      const [dx, dy] = polar(length, -42);
      return lens([side * 4, y], [side * dx, y + dy], 0.2);
    });
  }).flat();
  return union(stem, ...lobes, lens([0, -150], [0, -420], 0.24));
}
