import { roundedRect, times, translate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const comb: Motif = {
  id: 'comb',
  title: 'comb',
  keywords: 'hair comb barber salon grooming kamm haare friseur peine pelo barberia peigne coiffeur barbier',
  weight: 'solid',
  draw: () => {
    const teeth = times(9, (i) => roundedRect(-470 + i * 108, -120, 62, 420, 31));
    return union(roundedRect(-500, -300, 1000, 230, 110), ...teeth.slice(0, 9).map((tooth) => translate(tooth, 7, 0)));
  },
};
