import { circle, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const cloud: Motif = {
  id: 'cloud',
  title: 'cloud',
  keywords: 'cloud sky weather hosting backup saas storage dream wolke himmel wetter nube cielo tiempo nuage ciel meteo',
  weight: 'plain',
  slot: { x: 10, y: 60, radius: 220 },
  draw: () => union(circle(-40, -90, 270), circle(250, 70, 210), circle(-290, 90, 190), roundedRect(-480, 60, 940, 220, 110)),
};
