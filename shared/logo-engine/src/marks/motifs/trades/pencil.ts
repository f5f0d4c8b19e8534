import { difference, polygon, rect, rotate, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const pencil: Motif = {
  id: 'pencil',
  title: 'pencil',
  keywords: 'pencil pencils writing drawing sketch learning school bleistift stift zeichnen schreiben lapiz crayon dessin',
  weight: 'solid',
  draw: () => {
    const body = union(rect(-110, -300, 220, 540), polygon([[-110, 276], [110, 276], [0, 540]]), roundedRect(-110, -520, 220, 180, 50));
    return rotate(difference(body, polygon([[-120, 400], [120, 400], [120, 424], [-120, 424]])), 40);
  },
};
