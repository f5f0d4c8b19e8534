import { difference, fromSvg, lens, mirror, polyline, stroke, translate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const rose: Motif = {
  id: 'rose',
  title: 'rose',
  keywords: 'rose roses rosen rosa rosas romantic bridal',
  weight: 'solid',
  draw: () => {
    const bud = fromSvg('M-300 -330C-330 -110 -220 90 0 120C220 90 330 -110 300 -330C240 -290 180 -300 130 -340C90 -480 -90 -480 -130 -340C-180 -300 -240 -290 -300 -330Z');
    const folds = [fromSvg('M-135 -345C-80 -270 80 -270 135 -345'), fromSvg('M-360 -380C-230 -150 -60 -160 30 120'), fromSvg('M360 -380C240 -190 120 -130 10 -110')];
    const leaf = lens([0, 400], [-330, 190], 0.24);
    return union(difference(bud, ...folds.map((fold) => stroke(fold, 40))), stroke(polyline([[0, 150], [0, 474]]), 52), leaf, translate(mirror(leaf), 0, 40));
  },
};
