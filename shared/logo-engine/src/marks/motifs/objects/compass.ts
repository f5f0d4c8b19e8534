import { difference, ring, star, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const compass: Motif = {
  id: 'compass',
  title: 'compass star',
  keywords: 'compass north travel navigation explore explorer adventure guide voyage direction south kompass norden reise abenteuer entdecken brujula norte viaje aventura explorar boussole nord voyage aventure explorer northwind',
  weight: 'solid',
  draw: () => union(star(4, 500, 120), difference(ring(0, 0, 330, 276), star(4, 560, 180))),
};
