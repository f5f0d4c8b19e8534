import { fromSvg, mirror, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const amphora: Motif = {
  id: 'amphora',
  title: 'amphora',
  keywords: 'amphora greek mediterranean amphore anfora taverna oil wine olive+oil',
  weight: 'plain',
  slot: { x: 0, y: 0, radius: 185 },
  draw: () => {
    const body = fromSvg('M-110 -500H110V-450L80 -430V-300C230 -250 300 -130 300 0C300 200 160 330 80 420H-80C-160 330 -300 200 -300 0C-300 -130 -230 -250 -80 -300V-430L-110 -450Z');
    const grip = stroke(fromSvg('M-80 -420C-260 -440 -350 -330 -260 -170'), 56);
    return union(body, grip, mirror(grip), roundedRect(-150, 430, 300, 70, 30));
  },
};
