import { circle, difference, lens, rect, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { blockOf } from '../print/block.ts';
import { gougesAround } from '../print/gouges.ts';
import { knifeCut } from '../print/knife-cut.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Height of the ground below a sun that stands in the middle. */
const HORIZON = 215;

/** A block print: a sun alone, or over a ploughed field. */
export const carvedSun: AbstractMark = {
  id: 'carvedSun',
  title: 'Carved sun',
  tags: ['handmade', 'rays', 'organic', 'solid'],
  draw(pen) {
    const block = blockOf(pen.pick('block', ['square', 'arch', 'round']), pen.chance.fork('block'));
    const sun = knifeCut(circle(0, 0, 170), 7);
    const rays = gougesAround(sun, block, { count: 30, air: 40, chance: pen.chance.fork('rays') });
    const cuts = pen.pick('field', [true, false]) ? [difference(rays, rect(-600, HORIZON - 20, 1200, 600)), furrows()] : [rays];
    return { layers: [layer('a', difference(block, sun, ...cuts))], strokeWidth: 110 };
  },
};

/** Long strokes that fan a little, as a field seen from its edge. */
const furrows = () => together(...times(4, (i) => lens([-350 + i * 24, HORIZON + 18 + i * 58], [340 - i * 30, HORIZON + 8 + i * 62], 0.018)));
