import { circle, difference, ellipse, fromSvg, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const teapot: Motif = {
  id: 'teapot',
  title: 'teapot',
  keywords: 'teapot teahouse kettle teekanne kanne teehaus tetera theiere',
  weight: 'solid',
  slot: { x: 0, y: 130, radius: 250 },
  draw: () => {
    const body = union(ellipse(0, 130, 330, 300), roundedRect(-190, 380, 380, 70, 35));
    const spout = fromSvg('M-270 60C-340 30 -360 -60 -390 -160L-490 -130C-470 60 -420 240 -280 300Z');
    const handle = difference(circle(330, 110, 170), circle(330, 110, 100));
    const lid = union(fromSvg('M-210 -150C-190 -250 -100 -290 0 -290C100 -290 190 -250 210 -150Z'), circle(0, -340, 66));
    return union(difference(union(body, handle, spout), stroke(fromSvg('M-400 -160C-200 -110 200 -110 400 -160'), 44)), lid);
  },
};
