import { circle, difference, fromSvg, stroke } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const elephant: Motif = {
  id: 'elephant',
  title: 'elephant',
  keywords: 'elephant memory strong big safari africa india elefant gedachtnis stark afrika elefante memoria fuerte elephant memoire fort afrique zoo',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-480 210V-10C-480 -230 -330 -360 -110 -360H90C300 -360 460 -250 470 -40C474 60 470 150 470 210C470 300 380 300 380 230C380 170 370 110 330 70C310 130 270 160 220 170V400H60V210H-180V400H-340V200C-370 170 -390 130 -400 80V210C-400 250 -480 250 -480 210Z');
    const ear = stroke(fromSvg('M90 -270C-60 -270 -60 10 110 60C200 30 240 -60 240 -150'), 36);
    return difference(body, ear, circle(330, -130, 32));
  },
};
