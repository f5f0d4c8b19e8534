import { circle, difference, ellipse, fromSvg, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const kyusu: Motif = {
  id: 'kyusu',
  title: 'side-handled teapot',
  keywords: 'kyusu sencha gyokuro matcha',
  weight: 'solid',
  slot: { x: -60, y: 110, radius: 215 },
  draw: () => {
    const body = union(ellipse(-60, 110, 340, 260), roundedRect(-240, 310, 360, 80, 36));
    const handle = fromSvg('M210 10L450 -190C490 -220 530 -170 500 -130L290 150Z');
    const spout = fromSvg('M-330 40C-380 0 -400 -60 -420 -130L-510 -100C-490 40 -440 140 -350 210Z');
    const lid = union(fromSvg('M-260 -150C-230 -220 -150 -250 -60 -250C30 -250 110 -220 140 -150Z'), circle(-60, -290, 56));
    return union(difference(union(body, handle, spout), stroke(fromSvg('M-460 -120C-260 -84 140 -84 240 -130'), 40)), lid);
  },
};
