import { fromSvg, lens, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const pear: Motif = {
  id: 'pear',
  title: 'pear',
  keywords: 'fruit pear apple orchard juice cider grocer grocery market obst birne apfel saft obsthof markt fruta pera manzana zumo huerto mercado fruiterie poire pomme jus verger marche epicerie primeur',
  weight: 'plain',
  slot: { x: 0, y: 270, radius: 215 },
  draw: () =>
    union(
      fromSvg('M0 -230C110 -230 150 -130 170 -20C190 70 330 120 330 290C330 430 190 500 0 500C-190 500 -330 430 -330 290C-330 120 -190 70 -170 -20C-150 -130 -110 -230 0 -230Z'),
      stroke(fromSvg('M-6 -270C-6 -330 -26 -380 -60 -420'), 50),
      lens([20, -290], [270, -440], 0.26),
    ),
  brush: [
    { points: [[30, -215], [-110, -190], [-165, -20], [-310, 190], [-270, 420], [0, 490], [270, 420], [310, 190], [165, -20], [110, -180], [10, -225]], width: [40, 78, 36] },
    { points: [[0, -220], [-20, -330], [-80, -430]], width: [34, 50, 16] },
    { points: [[10, -290], [150, -330], [280, -440]], width: [20, 120, 8] },
  ],
};
