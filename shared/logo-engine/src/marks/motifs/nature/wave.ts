import { fromSvg } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const wave: Motif = {
  id: 'wave',
  title: 'wave',
  keywords: 'ocean sea surf surfing wave waves water marine beach coast swim pool meer see welle wasser strand kuste schwimmen mar ola oceano playa costa agua mer vague ocean plage cote eau',
  weight: 'plain',
  draw: () =>
    fromSvg(
      'M-500 190C-420 -260 -90 -440 180 -320C360 -240 400 -60 300 50C240 116 130 118 92 48C66 -2 96 -58 150 -62C122 -128 34 -150 -44 -112C-160 -52 -184 90 -110 180C-10 300 230 320 500 290V400H-500Z',
    ),
  brush: [
    { points: [[-480, 250], [-400, -60], [-150, -290], [120, -290], [270, -160], [240, -10], [130, 10], [90, -70]], width: [40, 120, 22] },
    { points: [[-140, 300], [-230, 140], [-160, -40], [0, -110]], width: [24, 70, 14] },
    { points: [[-500, 370], [-200, 320], [60, 390], [330, 310], [500, 350]], width: [30, 76, 20] },
  ],
};
