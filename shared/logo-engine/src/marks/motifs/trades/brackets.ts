import { SHARP, circle, mirror, polyline, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

/** Two brackets around a point: code that looks back. */
export const brackets: Motif = {
  id: 'brackets',
  title: 'brackets',
  keywords: 'code coding software developer developers programming web app apps entwickler programmieren anwendung desarrollador programacion codigo developpeur programmation logiciel application it',
  weight: 'solid',
  draw: () => {
    const left = stroke(polyline([[-170, -340], [-440, 0], [-170, 340]]), 122, SHARP);
    return union(left, mirror(left), circle(0, 0, 118));
  },
};
