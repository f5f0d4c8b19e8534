import { difference, fromSvg, lens, mirror, rotate, stroke, translate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const hop: Motif = {
  id: 'hop',
  title: 'hop cone',
  keywords: 'hop hops brewery brewing beer ale craft brew hopfen brauerei bier lupulo cerveceria cerveza houblon brasserie biere',
  weight: 'solid',
  draw: () => {
    const scale = (y: number, length: number, angle: number) => rotate(translate(lens([0, 0], [0, length], 0.34), 0, y), angle, 0, y);
    const rows = [[180, 320, 0], [60, 330, 34], [-80, 340, 0], [-120, 330, 52]] as const;
    const scales = rows.flatMap(([y, length, angle]) => (angle === 0 ? [scale(y, length, 0)] : [scale(y, length, angle), mirror(scale(y, length, angle))]));
    const parts = scales.map((one, i) => difference(one, ...scales.slice(0, i).map((front) => union(front, stroke(front, 40)))));
    const leaf = lens([20, -240], [400, -420], 0.26);
    return union(...parts, leaf, mirror(leaf), stroke(fromSvg('M0 -150C0 -280 0 -380 60 -480'), 50));
  },
};
