import { circle, difference, grow, lens, mirror, polyline, rotate, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const coffeeBranch: Motif = {
  id: 'coffeeBranch',
  title: 'coffee branch',
  keywords: 'coffee roaster roastery roasters origin plantation harvest rosterei cafetal torrefacteur cherries',
  weight: 'solid',
  draw: () => {
    const top = lens([0, -150], [0, -500], 0.25);
    const upper = rotate(lens([0, -20], [0, -470], 0.21), 58, 0, -20);
    const lower = rotate(lens([0, 330], [0, -150], 0.19), 66, 0, 330);
    const cherry = circle(128, 100, 104);
    const side = [difference(upper, grow(top, 24)), difference(lower, grow(cherry, 28)), cherry];
    return union(difference(stroke(polyline([[0, 480], [0, -160]]), 46), ...[cherry, mirror(cherry)].map((one) => grow(one, 18))), top, ...side, ...side.map(mirror));
  },
};
