import { difference, rotate, roundedRect, times, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const chip: Motif = {
  id: 'chip',
  title: 'chip',
  keywords: 'chip semiconductor hardware computer electronics computing processor tech embedded elektronik rechner technik halbleiter electronica ordenador informatica electronique ordinateur informatique puce',
  weight: 'solid',
  draw: () => {
    const legs = times(4, (side) => times(3, (i) => rotate(roundedRect(-220 + i * 180 - 10, -500, 100, 170, 20), side * 90))).flat();
    const body = roundedRect(-350, -350, 700, 700, 90);
    return union(difference(body, roundedRect(-170, -170, 340, 340, 50)), roundedRect(-90, -90, 180, 180, 24), ...legs);
  },
};
