import { mirror, polyline, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const brackets: Motif = {
  id: 'brackets',
  title: 'brackets',
  keywords: 'code coding software developer developers programming web app apps entwickler programmieren anwendung desarrollador programacion codigo developpeur programmation logiciel application it',
  weight: 'line',
  draw: () => {
    const left = stroke(polyline([[-230, -280], [-460, 0], [-230, 280]]), 96);
    return union(left, mirror(left), stroke(polyline([[90, -330], [-90, 330]]), 84));
  },
};
