import { difference, ellipse, fromSvg, rotate, stroke } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bean: Motif = {
  id: 'bean',
  title: 'coffee bean',
  keywords: 'coffee roaster roastery bean beans cacao cocoa chocolate espresso kaffee bohne rosterei kakao cafe grano tostadores feve torrefaction chocolat',
  weight: 'solid',
  draw: () => {
    const crease = stroke(fromSvg('M30 -560C-200 -240 190 -110 0 110C-110 260 -60 400 10 560'), 62);
    return rotate(difference(ellipse(0, 0, 345, 500), crease), 32);
  },
};
