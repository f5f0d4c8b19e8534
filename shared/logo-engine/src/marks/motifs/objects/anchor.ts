import {
  circle,
  difference,
  fromSvg,
  mirror,
  polygon,
  rect,
  roundedRect,
  stroke,
  union,
} from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const anchor: Motif = {
  id: 'anchor',
  title: 'anchor',
  keywords: 'anchor harbour harbor port marina nautical sailing boat ship navy anker hafen segeln schiff boot ancla puerto nautico vela barco ancre port nautique voile bateau marin',
  weight: 'solid',
  draw: () => {
    const shank = union(difference(circle(0, -390, 110), circle(0, -390, 50)), rect(-42, -300, 84, 740), roundedRect(-200, -240, 400, 80, 40));
    const arms = stroke(fromSvg('M-380 130C-360 330 -190 440 0 440C190 440 360 330 380 130'), 84, { cap: 'butt' });
    const fluke = polygon([[-380, 20], [-260, 190], [-480, 190]]);
    return union(shank, arms, fluke, mirror(fluke));
  },
};
