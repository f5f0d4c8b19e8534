import { difference, fromSvg } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const flame: Motif = {
  id: 'flame',
  title: 'flame',
  keywords: 'fire flame grill bbq barbecue heat heating gas candle hearth energy feuer flamme grillen heizung kerze warme fuego llama parrilla asador calefaccion vela feu flamme bougie chauffage braise',
  weight: 'solid',
  draw: () =>
    difference(
      fromSvg('M50 -500C70 -300 340 -140 340 160C340 370 195 500 0 500C-195 500 -340 370 -340 160C-340 20 -270 -70 -190 -150C-186 -50 -140 10 -86 26C-120 -180 -60 -390 50 -500Z'),
      fromSvg('M0 420C-100 420 -150 345 -150 262C-150 170 -60 110 -10 0C70 110 150 160 150 270C150 355 90 420 0 420Z'),
    ),
  brush: [
    { points: [[60, -490], [40, -300], [250, -80], [310, 190], [190, 410], [0, 470], [-200, 400], [-300, 200], [-200, -60]], width: [16, 110, 22] },
    { points: [[0, 30], [110, 180], [90, 330], [-30, 370], [-110, 290]], width: [14, 80, 20] },
  ],
};
