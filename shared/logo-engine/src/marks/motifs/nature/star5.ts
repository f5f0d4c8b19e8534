import { star } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const star5: Motif = {
  id: 'star',
  title: 'star',
  keywords: 'star stars best premium award fame stellar night stern sterne beste preis estrella mejor premio etoile meilleur prix texas',
  weight: 'plain',
  draw: () => star(5, 500, 205),
  brush: [
    { points: [[-300, 460], [-120, -60], [0, -490]], width: [26, 74, 34] },
    { points: [[0, -490], [130, -60], [310, 440]], width: [34, 74, 22] },
    { points: [[310, 440], [-90, 130], [-470, -120]], width: [22, 70, 34] },
    { points: [[-470, -130], [0, -150], [470, -150]], width: [34, 74, 30] },
    { points: [[470, -150], [100, 130], [-310, 470]], width: [30, 70, 20] },
  ],
};
