import { difference, grow, polygon } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** A mountain with one side in the light. */
export const foldedPeak: AbstractMark = {
  id: 'foldedPeak',
  title: 'Folded peak',
  tags: ['angular', 'solid', 'cut'],
  draw(pen) {
    const peak = polygon([[-500, 420], [0, -440], [500, 420]]);
    const figure = pen.pick('figure', ['ridge', 'pair']);
    if (figure === 'pair') {
      const front = polygon([[-500, 400], [-140, -330], [220, 400]]);
      const back = difference(polygon([[-180, 400], [170, -80], [500, 400]]), grow(front, 30, 'miter'));
      return { layers: [layer('a', front), layer('b', back)], strokeWidth: 140 };
    }
    const light = polygon([[0, -440], [90, -60], [-60, 60], [60, 420], [-500, 420]]);
    return { layers: [layer('a', light), layer('b', difference(peak, grow(light, 18, 'miter')))], strokeWidth: 140 };
  },
};
