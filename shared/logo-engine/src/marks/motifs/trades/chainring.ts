import { circle, difference, polar, polygon, rotate, spline, times, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const chainring: Motif = {
  id: 'chainring',
  title: 'chainring',
  keywords: 'chainring crank drivetrain kettenblatt plato+bicicleta pedalier bicycle bike cycling bicicletas fahrrad velo',
  weight: 'solid',
  draw: () => {
    const teeth = times(30, (i) => polar(i % 2 === 0 ? 500 : 450, i * 12));
    const outer = union(spline(times(40, (i) => polar(i % 2 === 0 ? 500 : 448, i * 9)), true), circle(0, 0, teeth.length > 0 ? 455 : 0));
    const arms = times(5, (i) => rotate(polygon([[-52, 0], [52, 0], [40, -360], [-40, -360]]), i * 72));
    return union(difference(outer, circle(0, 0, 340)), ...arms, difference(circle(0, 0, 130), circle(0, 0, 60)));
  },
};
