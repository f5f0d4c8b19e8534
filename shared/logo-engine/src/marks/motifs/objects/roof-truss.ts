import { type Point, difference, polyline, rect, SHARP, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const roofTruss: Motif = {
  id: 'roofTruss',
  title: 'roof truss',
  keywords: 'truss timber framing frame carpenter roof+truss dachstuhl dachstuhle zimmerei zimmermann holzbau carpintero tejado+madera charpente charpentier',
  weight: 'solid',
  draw: () => {
    const beam = (...points: Point[]) => stroke(polyline(points), 76, SHARP);
    return union(difference(beam([-470, 260], [0, -300], [470, 260]), rect(-900, 300, 1800, 400)), beam([-500, 262], [500, 262]), beam([0, -260], [0, 230]), beam([0, 230], [-236, -10]), beam([0, 230], [236, -10]));
  },
};
