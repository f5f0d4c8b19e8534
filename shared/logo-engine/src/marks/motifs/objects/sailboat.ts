import { fromSvg, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const sailboat: Motif = {
  id: 'sailboat',
  title: 'sailing boat',
  keywords: 'sail sailing sailboat boat yacht regatta charter wind segel segeln yacht boot wind vela velero barco yate viento voile voilier bateau vent northwind',
  weight: 'solid',
  draw: () =>
    union(
      fromSvg('M-30 -500V190H-420C-260 20 -110 -190 -30 -500Z'),
      fromSvg('M40 -360C210 -230 330 -20 370 190H40Z'),
      fromSvg('M-500 250H500C450 380 350 450 210 450H-230C-360 450 -460 380 -500 250Z'),
    ),
  brush: [
    { points: [[-10, -490], [10, -100], [-6, 250]], width: [24, 46, 36] },
    { points: [[-20, -470], [-160, -80], [-400, 190]], width: [20, 70, 26] },
    { points: [[-400, 190], [-200, 176], [-20, 196]], width: [26, 56, 20] },
    { points: [[30, -340], [230, -120], [360, 190], [40, 196]], width: [20, 66, 20] },
    { points: [[-490, 270], [0, 296], [490, 260]], width: [30, 70, 30] },
    { points: [[-480, 280], [-360, 420], [0, 460], [350, 420], [480, 270]], width: [30, 84, 26] },
  ],
};
