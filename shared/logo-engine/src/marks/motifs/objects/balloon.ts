import { difference, ellipse, fromSvg, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const balloon: Motif = {
  id: 'balloon',
  title: 'hot-air balloon',
  keywords: 'balloon party event events kids travel adventure dream ballon fest feier kinder globo fiesta evento ninos montgolfiere fete evenement enfants',
  weight: 'solid',
  slot: { x: 0, y: -140, radius: 225 },
  plugged: true,
  draw: () => {
    const envelope = fromSvg('M0 -500C230 -500 380 -340 380 -140C380 60 200 170 130 270H-130C-200 170 -380 60 -380 -140C-380 -340 -230 -500 0 -500Z');
    const seam = difference(ellipse(0, -130, 190, 420), ellipse(0, -130, 150, 420));
    return union(difference(envelope, seam), fromSvg('M-120 330H120L96 480C94 494 84 500 72 500H-72C-84 500 -94 494 -96 480Z'));
  },
};
