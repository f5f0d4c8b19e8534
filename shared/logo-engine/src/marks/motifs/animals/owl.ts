import { circle, difference, fromSvg, polygon, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const owl: Motif = {
  id: 'owl',
  title: 'owl',
  keywords: 'owl wise wisdom education tutor tutoring night learning eule weisheit bildung nachhilfe lernen buho sabiduria educacion aprender hibou chouette sagesse education apprendre',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-330 -500C-250 -440 -120 -420 0 -420C120 -420 250 -440 330 -500C400 -380 390 -200 390 0C390 300 240 500 0 500C-240 500 -390 300 -390 0C-390 -200 -400 -380 -330 -500Z');
    const eyes = union(circle(-165, -170, 150), circle(165, -170, 150));
    const pupils = union(circle(-165, -170, 72), circle(165, -170, 72));
    const beak = polygon([[-60, -60], [60, -60], [0, 50]]);
    const chest = [130, 250].map((y) => stroke(fromSvg(`M-150 ${y}C-130 ${y + 70} -20 ${y + 70} 0 ${y}C20 ${y + 70} 130 ${y + 70} 150 ${y}`), 34));
    return union(difference(body, eyes, beak, ...chest), pupils);
  },
};
