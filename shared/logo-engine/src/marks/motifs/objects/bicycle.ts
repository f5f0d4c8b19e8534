import { circle, fromSvg, ring, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bicycle: Motif = {
  id: 'bicycle',
  title: 'bicycle',
  keywords: 'bicycle bike bikes cycling cycle cyclist velo courier fahrrad rad radfahren radladen bicicleta bici ciclismo velo bicyclette cyclisme cycles',
  weight: 'solid',
  draw: () => {
    const wheel = (x: number) => ring(x, 130, 222, 160);
    const frame = stroke(fromSvg('M-280 130L-120 -150H180L280 130M-120 -150L0 130H-280M0 130L180 -150'), 60);
    return union(wheel(-280), wheel(280), frame, stroke(fromSvg('M-190 -240H-60M-150 -210L-120 -150'), 60), stroke(fromSvg('M180 -150L150 -270H250C310 -270 310 -190 260 -190'), 60), circle(0, 130, 56));
  },
};
