import {
  circle,
  difference,
  ellipse,
  fromSvg,
  mirror,
  rect,
  rotate,
  stroke,
  union,
} from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bee: Motif = {
  id: 'bee',
  title: 'bee',
  keywords: 'bee bees honey hive beekeeper apiary pollen biene bienen honig imker abeja miel colmena apicultor abeille miel ruche apiculteur',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M0 -210C160 -210 220 -60 220 70C220 260 110 400 0 500C-110 400 -220 260 -220 70C-220 -60 -160 -210 0 -210Z');
    const bands = [-20, 120, 260].map((y) => rect(-300, y, 600, 56));
    const wing = rotate(ellipse(-300, -110, 215, 120), 24, -300, -110);
    const wings = difference(union(wing, mirror(wing)), stroke(body, 60), body);
    return union(difference(body, ...bands), wings, circle(0, -310, 112), stroke(fromSvg('M-50 -400C-60 -450 -90 -480 -130 -496'), 34), stroke(fromSvg('M50 -400C60 -450 90 -480 130 -496'), 34));
  },
};
