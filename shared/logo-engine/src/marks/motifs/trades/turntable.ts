import { circle, difference, grow, polyline, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const turntable: Motif = {
  id: 'turntable',
  title: 'turntable',
  keywords: 'turntable vinyl record records dj deck plattenspieler tocadiscos platine tourne-disque label',
  weight: 'solid',
  draw: () => {
    const plinth = roundedRect(-500, -400, 1000, 800, 90);
    const disc = circle(-90, 0, 300);
    const arm = stroke(polyline([[350, -260], [350, 80], [190, 220]]), 44);
    return union(difference(plinth, difference(disc, circle(-90, 0, 250)), difference(circle(-90, 0, 110), circle(-90, 0, 40)), grow(arm, 24), circle(350, -260, 90)), arm, circle(350, -260, 60));
  },
};
