import { difference, grow, lens, mirror, polygon, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

/** Paper between leaf and leaf. */
const GAP = 24;

export const plant: Motif = {
  id: 'plant',
  title: 'potted plant',
  keywords: 'plant plants nursery houseplant succulent greenhouse garden grow pflanze pflanzen gartnerei zimmerpflanze wachsen planta vivero maceta invernadero plante pepiniere serre jardinerie seedling sprout',
  weight: 'solid',
  draw: () => {
    const front = lens([0, 110], [0, -500], 0.15);
    const near = lens([24, 110], [232, -390], 0.17);
    const far = lens([60, 110], [380, -150], 0.2);
    const side = [difference(near, grow(front, GAP)), difference(far, grow(near, GAP), grow(front, GAP))];
    return union(front, ...side, ...side.map(mirror), roundedRect(-290, 146, 580, 96, 24), polygon([[-240, 272], [240, 272], [178, 500], [-178, 500]]));
  },
  brush: [
    { points: [[-240, 180], [-10, 200], [250, 176]], width: [40, 66, 30] },
    { points: [[-220, 190], [-190, 350], [-150, 470], [0, 492], [150, 468], [196, 340], [226, 186]], width: [40, 66, 34] },
    { points: [[0, 170], [-20, -100], [0, -300], [20, -490]], width: [30, 100, 8] },
    { points: [[-10, 150], [-120, -60], [-330, -230]], width: [26, 100, 8] },
    { points: [[14, 150], [130, -40], [330, -250]], width: [26, 100, 8] },
  ],
};
