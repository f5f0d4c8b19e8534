import { circle, difference, ellipse, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';
import { around } from './around.ts';
import { brushAround } from './brush-around.ts';

export const flower: Motif = {
  id: 'flower',
  title: 'flower',
  keywords: 'flower flowers florist bloom blossom spring beauty spa blume blumen florist bluhen fruhling schonheit flor flores floristeria primavera belleza fleur fleurs fleuriste printemps beaute daisy',
  weight: 'solid',
  draw: () => difference(union(...around(6, ellipse(0, -305, 160, 195)), circle(0, 0, 200)), circle(0, 0, 112)),
  brush: [
    { points: [[-20, -90], [80, -60], [90, 40], [-10, 96], [-94, 30], [-70, -70], [10, -96]], width: [40, 60, 34] },
    ...brushAround(6, [{ points: [[-40, -150], [-150, -330], [0, -490], [140, -330], [50, -140]], width: [24, 76, 20] }]),
  ],
};
