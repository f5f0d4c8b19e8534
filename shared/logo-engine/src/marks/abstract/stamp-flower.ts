import { circle, difference, lens, polar, times, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { blockOf } from '../print/block.ts';
import { knifeCut } from '../print/knife-cut.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A flower from half a potato: six petals, none like the other. */
export const stampFlower: AbstractMark = {
  id: 'stampFlower',
  title: 'Cut flower',
  tags: ['handmade', 'organic', 'solid', 'playful'],
  draw(pen) {
    const petals = pen.pick('petals', [5, 6, 8]);
    const chance = pen.chance.fork('petals');
    const figure = union(
      ...times(petals, (i) => {
        const angle = (i * 360) / petals - 90 + chance.range(-4, 4);
        const reach = 410 + chance.range(-26, 26);
        return lens(polar(92, angle), polar(reach, angle), petals === 8 ? 0.17 : 0.24);
      }),
    );
    const flower = union(knifeCut(figure, 8), knifeCut(circle(0, 0, 66), 5));
    const isLeftOut = pen.pick('isLeftOut', [true, false]);
    return { layers: [layer('a', isLeftOut ? difference(blockOf('round', chance.fork('block')), flower) : flower)], strokeWidth: 130 };
  },
};
