import { difference, fromSvg, mirror, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const pretzel: Motif = {
  id: 'pretzel',
  title: 'pretzel',
  keywords: 'pretzel pretzels bretzel brezel brezeln laugenbrezel',
  weight: 'solid',
  draw: () => {
    const arm = fromSvg('M-230 330C-150 150 30 90 90 -40C140 -160 130 -330 270 -330C420 -330 470 -190 450 -50C420 150 250 350 0 350');
    const other = mirror(arm);
    return union(difference(stroke(other, 100), stroke(fromSvg('M-110 160C-10 90 60 40 90 -40'), 160)), stroke(arm, 100));
  },
};
