import { polar, times } from '../../geometry/index.ts';
import { type BrushStroke, brushed } from '../motifs/brush.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Petals pressed down with the side of the brush. */
export const brushFlower: AbstractMark = {
  id: 'brushFlower',
  title: 'Brushed flower',
  tags: ['round', 'organic', 'solid', 'brush'],
  draw(pen) {
    const count = pen.pick('petals', [5, 7]);
    const petals = times(count, (i): BrushStroke => {
      const angle = (i * 360) / count - 90 + 5 * Math.sin(i * 2.1);
      const reach = 490 - 26 * ((i * 7) % 3);
      return { points: [polar(140, angle - 4), polar(320, angle + 3), polar(reach, angle)], width: [50, count === 5 ? 220 : 170, 40] };
    });
    return { layers: [layer('a', brushed(petals)), layer('b', brushed([{ points: [[-40, 4], [0, -8], [40, 2]], width: [90, 120, 90] }]))], strokeWidth: 150 };
  },
};
