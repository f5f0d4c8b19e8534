import { circle, difference, fromSvg, rect, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const pourOver: Motif = {
  id: 'pourOver',
  title: 'pour-over',
  keywords: 'filter pourover dripper handbrewed brew handfilter filterkaffee filtro filtre barista',
  weight: 'solid',
  draw: () => {
    const cone = fromSvg('M-340 -500H340L130 -150H-130Z');
    const grip = difference(circle(300, -330, 140), circle(300, -330, 78), fromSvg('M-440 -700H460L130 -150H-130Z'));
    const jug = fromSvg('M-110 -40H110V30C290 80 360 190 350 320C342 440 290 500 200 500H-200C-290 500 -342 440 -350 320C-360 190 -290 80 -110 30Z');
    const level = stroke(fromSvg('M-420 230C-200 180 200 290 420 230'), 40);
    return union(difference(union(cone, grip), rect(-400, -440, 740, 34)), roundedRect(-230, -126, 460, 60, 30), difference(jug, level));
  },
};
