import { circle, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Dots that grow across the square. */
export const dotField: AbstractMark = {
  id: 'dotField',
  title: 'Growing dots',
  tags: ['grid', 'dots', 'tech', 'fine'],
  draw(pen) {
    const direction = pen.pick('direction', ['corner', 'side', 'centre']);
    const least = pen.range('least', 24, 52);
    const dots = times(25, (i) => {
      const [x, y] = [i % 5, Math.floor(i / 5)];
      const growth = { corner: (x + y) / 8, side: x / 4, centre: 1 - Math.hypot(x - 2, y - 2) / 2.9 }[direction];
      return circle((x - 2) * 220, (y - 2) * 220, least + growth * (104 - least));
    });
    return { layers: [layer('a', together(...dots))], strokeWidth: 90 };
  },
};
