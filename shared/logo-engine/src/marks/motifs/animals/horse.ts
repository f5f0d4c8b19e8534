import { circle, difference, fromSvg, stroke } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const horse: Motif = {
  id: 'horse',
  title: 'horse',
  keywords: 'horse equestrian stable riding ranch saddle knight chess pferd reiten stall reiter caballo equitacion rancho establo cheval equitation ecurie ranch haras',
  weight: 'solid',
  draw: () => {
    const head = fromSvg('M-250 480C-270 260 -170 150 -60 40C-130 60 -210 50 -270 90C-310 120 -370 110 -400 60C-420 10 -410 -30 -380 -70L-190 -300C-170 -370 -120 -410 -60 -430L-70 -500C0 -480 50 -450 80 -420C280 -390 420 -210 420 60C420 230 400 360 380 480Z');
    const mane = stroke(fromSvg('M120 -330C250 -240 300 -90 270 90'), 34);
    return difference(head, mane, circle(-110, -250, 32));
  },
};
