import { difference, ellipse, fromSvg, lens } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bull: Motif = {
  id: 'bull',
  title: 'bull',
  keywords: 'bull bulls market+bull stier bulle toro taureau steak ranch',
  weight: 'plain',
  draw: () => {
    const head = fromSvg('M0 -210C110 -210 190 -170 230 -130C330 -150 420 -230 430 -400C520 -250 500 -70 340 10C400 20 440 50 460 90C400 150 310 150 240 110C230 230 200 300 160 360C150 440 100 500 0 500C-100 500 -150 440 -160 360C-200 300 -230 230 -240 110C-310 150 -400 150 -460 90C-440 50 -400 20 -340 10C-500 -70 -520 -250 -430 -400C-420 -230 -330 -150 -230 -130C-190 -170 -110 -210 0 -210Z');
    return difference(head, lens([-160, 60], [-60, 110], 0.2), lens([60, 110], [160, 60], 0.2), ellipse(-56, 400, 26, 18), ellipse(56, 400, 26, 18));
  },
};
