import { circle, difference, polar, polygon, rotate, spline, times, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

const TEETH = 20;

const toothed = () => union(spline(times(2 * TEETH, (i) => polar(i % 2 === 0 ? 500 : 448, (i * 180) / TEETH)), true), circle(0, 0, 455));

export const chainring: Motif = {
  id: 'chainring',
  title: 'chainring',
  keywords: 'chainring crank drivetrain kettenblatt plato+bicicleta pedalier bicycle bike cycling bicicletas fahrrad velo',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 280 },
  plugged: true,
  whole: toothed,
  draw: () => {
    const arms = times(5, (i) => rotate(polygon([[-52, 0], [52, 0], [40, -360], [-40, -360]]), i * 72));
    return union(difference(toothed(), circle(0, 0, 340)), ...arms, difference(circle(0, 0, 130), circle(0, 0, 60)));
  },
};
