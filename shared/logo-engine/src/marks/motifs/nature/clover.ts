import { circle, fromSvg, rotate, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const clover: Motif = {
  id: 'clover',
  title: 'clover',
  keywords: 'clover luck lucky irish ireland shamrock klee gluck irland trebol suerte irlanda trefle chance irlande four',
  weight: 'solid',
  draw: () => {
    const lobe = fromSvg('M0 -10C-200 -130 -270 -250 -220 -350C-160 -450 -50 -430 0 -330C50 -430 160 -450 220 -350C270 -250 200 -130 0 -10Z');
    const stem = stroke(fromSvg('M0 0C10 180 70 330 190 440'), 54);
    return union(...[-90, 0, 90].map((angle) => rotate(lobe, angle)), stem, circle(0, 0, 84));
  },
};
