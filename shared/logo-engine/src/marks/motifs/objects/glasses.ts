import { circle, difference, fromSvg, mirror, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const glasses: Motif = {
  id: 'glasses',
  title: 'spectacles',
  keywords: 'glasses spectacles eyewear optician reading brille brillen optiker gafas optica lunettes opticien',
  weight: 'solid',
  draw: () => {
    const lens = difference(circle(-270, 60, 215), circle(-270, 60, 142));
    const arm = stroke(fromSvg('M-480 20L-440 -180C-430 -230 -380 -240 -350 -210'), 56);
    return union(lens, mirror(lens), difference(stroke(fromSvg('M-90 20C-50 -60 50 -60 90 20'), 62), circle(-270, 60, 200), circle(270, 60, 200)), arm, mirror(arm));
  },
};
