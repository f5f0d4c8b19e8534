import { difference, fromSvg, mirror, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const butterfly: Motif = {
  id: 'butterfly',
  title: 'butterfly',
  keywords: 'butterfly change transformation therapy beauty wings schmetterling wandel therapie mariposa cambio terapia papillon changement therapie',
  weight: 'solid',
  draw: () => {
    const upper = fromSvg('M30 -60C80 -330 290 -460 440 -400C520 -360 500 -150 420 -50C340 40 160 40 30 0Z');
    const lower = fromSvg('M30 30C160 30 330 60 370 180C400 300 320 430 210 420C110 410 50 220 30 110Z');
    const wing = union(upper, lower);
    return union(difference(union(wing, mirror(wing)), roundedRect(-64, -340, 128, 760, 64)), roundedRect(-30, -300, 60, 640, 30));
  },
};
