import { difference, fromSvg, rect, rotate, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const mortar: Motif = {
  id: 'mortar',
  title: 'mortar and pestle',
  keywords: 'mortar pestle spice spices apothecary pharmacy morser stossel gewurze mortero especias mortier epices',
  weight: 'solid',
  slot: { x: 0, y: 140, radius: 170 },
  draw: () => {
    const pestle = rotate(roundedRect(-62, -560, 124, 420, 62), 34, 0, -140);
    const bowl = fromSvg('M-370 -30H370C370 180 270 310 130 350L170 430H-170L-130 350C-270 310 -370 180 -370 -30Z');
    return union(roundedRect(-440, -150, 880, 90, 45), bowl, difference(pestle, rect(-600, -176, 1200, 400)), roundedRect(-240, 420, 480, 80, 30));
  },
};
