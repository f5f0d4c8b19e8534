import { circle, difference, fromSvg, polyline, SHARP, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const robotArm: Motif = {
  id: 'robotArm',
  title: 'robot arm',
  keywords: 'robotarm industrial arm manipulator automation roboterarm industrieroboter brazo+robotico bras+robotise assembly',
  weight: 'solid',
  draw: () => {
    const joint = (x: number, y: number, r: number) => difference(circle(x, y, r), circle(x, y, r * 0.42));
    const links = union(stroke(polyline([[-180, 240], [-230, -230]]), 110, SHARP), stroke(polyline([[-230, -230], [230, -330]]), 96, SHARP), stroke(polyline([[250, -330], [300, -110]]), 70, SHARP));
    const grip = fromSvg('M200 -120H400V60L350 110V-40H250V110L200 60Z');
    return union(difference(links, circle(-230, -230, 100), circle(240, -330, 80), circle(-180, 240, 100)), joint(-180, 240, 122), joint(-230, -230, 122), joint(240, -330, 100), grip, fromSvg('M-360 500L-300 350H-60L0 500Z'));
  },
};
