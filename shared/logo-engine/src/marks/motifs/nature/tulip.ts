import { difference, fromSvg, grow, lens, mirror, polyline, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const tulip: Motif = {
  id: 'tulip',
  title: 'tulip',
  keywords: 'tulip flower florist spring bloom beauty tulpe blume fruhling tulipan flor primavera tulipe fleuriste printemps',
  weight: 'solid',
  draw: () => {
    const middle = lens([0, 170], [0, -500], 0.29);
    const side = difference(fromSvg('M0 190C-300 190 -370 -80 -330 -370C-160 -290 -60 -130 0 190Z'), grow(middle, 30));
    const foliage = lens([0, 470], [-300, 130], 0.24);
    return union(middle, side, mirror(side), stroke(polyline([[0, 230], [0, 476]]), 48), foliage, mirror(foliage));
  },
  brush: [
    { points: [[0, 500], [20, 330], [-6, 110]], width: [30, 46, 26] },
    { points: [[-10, 100], [-290, 40], [-330, -240], [-270, -450]], width: [36, 100, 16] },
    { points: [[10, 100], [280, 50], [330, -230], [280, -440]], width: [36, 100, 16] },
    { points: [[-10, 60], [-130, -220], [0, -490], [130, -220], [20, 60]], width: [20, 70, 20] },
    { points: [[0, 470], [-170, 400], [-290, 210]], width: [20, 90, 8] },
  ],
};
