import { difference, polygon, rotate, roundedRect, times, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const saw: Motif = {
  id: 'saw',
  title: 'handsaw',
  keywords: 'saw sawmill carpenter carpentry joiner joinery timber wood woodwork sage sagewerk zimmerei tischler holz sierra carpinteria madera scie scierie charpentier menuiserie bois',
  weight: 'solid',
  draw: () => {
    const teeth = times(9, (i) => polygon([[-480 + i * 66, 130 - i * 2], [-447 + i * 66, 190 - i * 2], [-414 + i * 66, 130 - i * 2]]));
    const blade = polygon([[-480, 20], [110, -150], [110, 130], [-480, 136]]);
    const handle = difference(roundedRect(150, -190, 330, 350, 110), roundedRect(232, -90, 166, 150, 70));
    return rotate(union(blade, ...teeth, handle), -24);
  },
};
