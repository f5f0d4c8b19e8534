import { difference, grow, lens, mirror, polyline, rotate, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const teaLeaves: Motif = {
  id: 'teaLeaves',
  title: 'tea leaves',
  keywords: 'matcha sencha teaplant tealeaf teeblatt infusion oolong',
  weight: 'solid',
  draw: () => {
    const bud = lens([0, 60], [0, -500], 0.16);
    const leaf = rotate(lens([0, 150], [0, -400], 0.25), 50, 0, 150);
    const low = rotate(lens([0, 330], [0, -120], 0.24), 66, 0, 330);
    const side = [difference(leaf, grow(bud, 26)), difference(low, grow(leaf, 26))];
    return union(bud, ...side, ...side.map(mirror), stroke(polyline([[0, 60], [0, 470]]), 50));
  },
};
