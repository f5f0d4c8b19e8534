import { difference, fromSvg, grow, rect, rotate } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const carabiner: Motif = {
  id: 'carabiner',
  title: 'carabiner',
  keywords: 'carabiner climbing climber kletterhalle klettern karabiner escalada mosqueton escalade mousqueton alpine',
  weight: 'solid',
  draw: () => {
    const loop = fromSvg('M-170 -500C40 -540 290 -420 300 -180C310 60 180 500 -60 500C-210 500 -290 400 -290 270V-300C-290 -410 -260 -480 -170 -500Z');
    return difference(loop, grow(loop, -92), rotate(rect(-420, -90, 300, 34), -20, -250, -70), rotate(rect(-420, 210, 300, 34), 20, -250, 230));
  },
};
