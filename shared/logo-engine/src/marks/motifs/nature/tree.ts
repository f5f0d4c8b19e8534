import { circle, rect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const tree: Motif = {
  id: 'tree',
  title: 'tree',
  keywords: 'tree trees wood forest park nature timber family heritage baum wald holz park familie arbol bosque madera parque familia arbre foret bois parc famille heritage oak arborist',
  weight: 'plain',
  slot: { x: 0, y: -140, radius: 250 },
  draw: () => union(circle(0, -180, 320), circle(-210, 30, 215), circle(210, 30, 215), circle(0, 90, 180), rect(-52, 100, 104, 400)),
  brush: [
    { points: [[20, 500], [-16, 280], [6, 40], [0, -160]], width: [86, 56, 16] },
    { points: [[0, 140], [130, 40], [190, -70]], width: [34, 42, 12] },
    { points: [[-6, 60], [-110, -30], [-160, -130]], width: [34, 40, 12] },
    { points: [[-90, 170], [-330, 190], [-430, 0], [-330, -150], [-290, -340], [-60, -480], [190, -430], [320, -250], [430, -80], [370, 130], [110, 180]], width: [30, 76, 26] },
  ],
};
