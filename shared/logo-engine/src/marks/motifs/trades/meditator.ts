import { circle, difference, fromSvg, grow, mirror, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const meditator: Motif = {
  id: 'meditator',
  title: 'seated figure',
  keywords: 'yoga meditation mindfulness breath asana zen pilates yogi achtsamkeit meditacion',
  weight: 'solid',
  draw: () => {
    const arm = stroke(fromSvg('M-110 -120C-230 -90 -250 60 -380 220'), 78);
    const torso = fromSvg('M-130 -170C-60 -190 60 -190 130 -170C150 -60 110 60 130 200H-130C-110 60 -150 -60 -130 -170Z');
    const leg = fromSvg('M-500 380C-500 290 -400 260 -300 260C-160 260 60 300 220 370C280 400 270 470 210 476C60 490 -180 490 -360 476C-450 470 -500 440 -500 380Z');
    const other = difference(mirror(leg), grow(leg, 30));
    return union(circle(0, -360, 130), difference(union(torso, arm, mirror(arm)), grow(leg, 26), grow(mirror(leg), 26)), leg, other);
  },
};
