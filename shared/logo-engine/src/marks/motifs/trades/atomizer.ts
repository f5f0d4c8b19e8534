import { circle, difference, ellipse, fromSvg, polygon, rect, rotate, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const atomizer: Motif = {
  id: 'atomizer',
  title: 'scent spray',
  keywords: 'perfume perfumery fragrance eau scent cologne parfum parfumerie duft perfumeria colonia spray',
  weight: 'solid',
  slot: { x: -100, y: 190, radius: 190 },
  plugged: true,
  draw: () => {
    const flask = union(circle(-100, 190, 300), roundedRect(-250, 430, 300, 70, 26));
    const neck = union(rect(-160, -150, 120, 90), roundedRect(-190, -290, 180, 110, 36), polygon([[-190, -270], [-330, -286], [-330, -184], [-190, -200]]));
    const hose = stroke(fromSvg('M0 -234C130 -250 230 -220 300 -140'), 36);
    const bulb = rotate(ellipse(370, 20, 110, 170), -28, 370, 20);
    return union(difference(flask, stroke(fromSvg('M-430 150C-280 80 -180 220 -100 170C0 110 100 120 230 170'), 36)), neck, hose, bulb);
  },
};
