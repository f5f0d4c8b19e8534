import { fromSvg, rect, rotate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const paintbrush: Motif = {
  id: 'paintbrush',
  title: 'paint brush',
  keywords: 'paint painter painting art artist decorator colour studio creative malen maler kunst kunstler farbe atelier pintura pintor arte artista color estudio peinture peintre art artiste couleur atelier craft gallery',
  weight: 'solid',
  draw: () =>
    rotate(
      union(
        fromSvg('M-60 -500H60L86 40H-86Z'),
        rect(-110, 78, 220, 90),
        fromSvg('M-110 206H110C150 320 110 400 0 500C-30 460 -40 440 -60 420C-130 380 -140 290 -110 206Z'),
      ),
      36,
    ),
};
