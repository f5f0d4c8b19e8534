import { circle, difference, fromSvg, polygon, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const car: Motif = {
  id: 'car',
  title: 'car',
  keywords: 'car cars auto automotive garage taxi rental drive driving vehicle wagen fahrschule fahren coche conducir vehiculo autoescuela voiture garage conduire vehicule auto-ecole detailing motors',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-500 130V20C-500 -40 -470 -70 -410 -80L-330 -100L-210 -230C-180 -262 -150 -280 -100 -280H110C160 -280 190 -266 224 -236L370 -100C450 -90 500 -40 500 40V130C500 160 490 180 460 180H-460C-490 180 -500 160 -500 130Z');
    const windows = union(polygon([[-220, -100], [-130, -200], [-20, -200], [-20, -100]]), polygon([[40, -100], [40, -200], [120, -200], [230, -100]]));
    const wheels = [-270, 270];
    return union(difference(body, windows, ...wheels.map((x) => circle(x, 170, 150))), ...wheels.map((x) => difference(circle(x, 170, 110), circle(x, 170, 44))));
  },
};
