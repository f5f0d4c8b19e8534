import { difference, fromSvg, polyline, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const needle: Motif = {
  id: 'needle',
  title: 'needle and thread',
  keywords: 'sewing tailor textile needle thread fabric knit nahen schneider stoff nadel faden textil costura sastre hilo aguja tela textil tailleur tissu aiguille fil',
  weight: 'line',
  draw: () => {
    const pin = fromSvg('M330 -500C380 -500 400 -450 370 -400L-330 500L-360 480L230 -440C260 -480 290 -500 330 -500Z');
    const eyelet = stroke(polyline([[316, -436], [272, -368]]), 30);
    return union(difference(pin, eyelet), stroke(fromSvg('M300 -420C120 -480 -220 -430 -300 -240C-370 -70 -120 20 60 90C270 170 420 260 330 390C270 480 120 480 60 420'), 46));
  },
};
