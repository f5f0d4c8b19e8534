import { fromSvg, mirror, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const headphones: Motif = {
  id: 'headphones',
  title: 'headphones',
  keywords: 'audio sound headphones dj music streaming listen ton kopfhorer klang horen sonido auriculares escuchar son casque ecouter audio',
  weight: 'solid',
  draw: () => {
    const pad = roundedRect(-480, 20, 220, 420, 100);
    return union(stroke(fromSvg('M-400 160V-20C-400 -240 -220 -400 0 -400C220 -400 400 -240 400 -20V160'), 84), pad, mirror(pad));
  },
};
