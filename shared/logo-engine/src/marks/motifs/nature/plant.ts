import { lens, mirror, polygon, rect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const plant: Motif = {
  id: 'plant',
  title: 'potted plant',
  keywords: 'plant plants nursery houseplant succulent greenhouse garden grow pflanze pflanzen gartnerei zimmerpflanze wachsen planta vivero maceta invernadero plante pepiniere serre jardinerie seedling sprout',
  weight: 'solid',
  draw: () => {
    const right = [lens([0, 110], [330, -230], 0.24), lens([0, 60], [170, -420], 0.2)];
    return union(
      lens([0, 80], [0, -500], 0.17),
      ...right,
      ...right.map(mirror),
      rect(-300, 120, 600, 96),
      polygon([[-250, 250], [250, 250], [190, 500], [-190, 500]]),
    );
  },
  brush: [
    { points: [[-240, 180], [-10, 200], [250, 176]], width: [40, 66, 30] },
    { points: [[-220, 190], [-190, 350], [-150, 470], [0, 492], [150, 468], [196, 340], [226, 186]], width: [40, 66, 34] },
    { points: [[0, 170], [-20, -100], [0, -300], [20, -490]], width: [30, 100, 8] },
    { points: [[-10, 150], [-120, -60], [-330, -230]], width: [26, 100, 8] },
    { points: [[14, 150], [130, -40], [330, -250]], width: [26, 100, 8] },
  ],
};
