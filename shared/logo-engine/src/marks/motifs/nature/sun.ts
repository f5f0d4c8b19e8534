import { circle, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';
import { around } from './around.ts';
import { brushAround } from './brush-around.ts';

export const sun: Motif = {
  id: 'sun',
  title: 'sun',
  keywords: 'sun sunny solar energy light morning summer day helios sol sonne sonnig sommer licht tag soleado verano luz manana soleil ete lumiere jour matin aurora dawn',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 200 },
  draw: () => union(circle(0, 0, 235), ...around(12, roundedRect(-34, -500, 68, 180, 34))),
  brush: [
    { points: [[-30, -215], [170, -150], [215, 40], [90, 200], [-110, 190], [-215, 20], [-150, -160], [20, -220]], width: [40, 66, 34] },
    ...brushAround(9, [{ points: [[6, -320], [-10, -410], [8, -500]], width: [34, 62, 12] }]),
  ],
};
