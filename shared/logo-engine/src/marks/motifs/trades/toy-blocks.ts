import { circle, difference, polygon, rect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const toyBlocks: Motif = {
  id: 'toyBlocks',
  title: 'building blocks',
  keywords: 'kids children toys nursery kindergarten childcare play baby daycare kinder spielzeug kita spielen ninos juguetes guarderia jugar bebe enfants jouets creche jouer bebe',
  weight: 'solid',
  draw: () => union(difference(rect(-470, 20, 450, 450), circle(-245, 245, 130)), rect(20, 20, 450, 450), polygon([[0, -480], [250, -40], [-250, -40]])),
};
