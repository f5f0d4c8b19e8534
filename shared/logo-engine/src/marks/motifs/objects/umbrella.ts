import { fromSvg, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const umbrella: Motif = {
  id: 'umbrella',
  title: 'umbrella',
  keywords: 'umbrella insurance rain cover protect weather beach regenschirm regen versicherung schirm paraguas lluvia seguro sombrilla parapluie pluie assurance parasol',
  weight: 'solid',
  draw: () => {
    const canopy = fromSvg('M-500 60C-480 -240 -260 -420 0 -420C260 -420 480 -240 500 60C430 -20 320 -20 250 60C180 -20 70 -20 0 60C-70 -20 -180 -20 -250 60C-320 -20 -430 -20 -500 60Z');
    return union(canopy, stroke(fromSvg('M0 0V360C0 480 -170 480 -170 370'), 64), roundedRect(-32, -500, 64, 110, 32));
  },
};
