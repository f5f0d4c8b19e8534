import { difference, fromSvg, polyline, rect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const noodleBowl: Motif = {
  id: 'noodleBowl',
  title: 'noodle bowl',
  keywords: 'noodles noodle ramen pho udon soup chopsticks nudeln suppe fideos nouilles soupe wok asian',
  weight: 'solid',
  slot: { x: 0, y: 190, radius: 170 },
  draw: () => {
    const bowl = fromSvg('M-470 20H470C460 240 330 390 200 430V490H-200V430C-330 390 -460 240 -470 20Z');
    const sticks = [stroke(polyline([[60, -60], [420, -440]]), 40), stroke(polyline([[170, -50], [490, -340]]), 40)];
    const strands = [-300, -190, -80].map((x) => stroke(fromSvg(`M${x} -30C${x - 60} -150 ${x + 70} -220 ${x + 10} -340`), 44));
    return union(bowl, difference(union(...sticks, ...strands), rect(-600, -14, 1200, 200)));
  },
};
