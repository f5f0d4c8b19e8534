import { difference, fromSvg, grow, rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const boxingGlove: Motif = {
  id: 'boxingGlove',
  title: 'boxing glove',
  keywords: 'boxing boxer box glove kickboxing martial boxen boxclub boxeo boxe fight',
  weight: 'solid',
  draw: () => {
    const glove = fromSvg('M-200 160C-300 60 -360 -80 -350 -220C-340 -400 -200 -500 10 -500C220 -500 370 -400 380 -210C386 -60 330 70 240 160Z');
    const thumb = fromSvg('M-330 -120C-400 -190 -480 -140 -460 -40C-440 70 -340 130 -200 140C-120 146 -60 100 -60 40C-60 -30 -120 -50 -180 -50C-260 -50 -290 -80 -330 -120Z');
    const cuff = roundedRect(-220, 210, 480, 270, 50);
    return union(difference(glove, grow(thumb, 34)), thumb, difference(cuff, rect(-300, 310, 640, 40)));
  },
};
