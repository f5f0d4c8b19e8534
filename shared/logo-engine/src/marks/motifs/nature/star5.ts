import { star } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const star5: Motif = {
  id: 'star',
  title: 'star',
  keywords: 'star stars best premium award fame stellar night stern sterne beste preis estrella mejor premio etoile meilleur prix texas',
  weight: 'plain',
  draw: () => star(5, 500, 205),
};
