import { circle, difference, lens, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const eye: Motif = {
  id: 'eye',
  title: 'eye',
  keywords: 'eye vision optics optician glasses see watch insight view surveillance auge sehen optiker brille blick ojo vision optica gafas ver oeil vision opticien lunettes voir regard lens lash',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 200 },
  plugged: true,
  draw: () => union(difference(lens([-500, 0], [500, 0], 0.32), circle(0, 0, 225)), circle(0, 0, 125)),
  brush: [
    { points: [[-490, 20], [-230, -230], [90, -290], [490, 0]], width: [26, 96, 20] },
    { points: [[-480, 20], [-200, 220], [120, 240], [480, 0]], width: [24, 70, 20] },
    { points: [[-20, -160], [130, -90], [130, 80], [0, 160], [-140, 70], [-120, -90], [30, -160]], width: [36, 66, 30] },
    { points: [[-16, -10], [6, 10], [20, -6]], width: [60, 90, 60] },
  ],
};
