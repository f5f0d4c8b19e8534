import { circle, difference, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const logs: Motif = {
  id: 'logs',
  title: 'logs',
  keywords: 'logs log timber wood firewood lumber holz holzstamm stamm brennholz madera lena bois buche forestry',
  weight: 'solid',
  draw: () => {
    const log = (x: number, y: number) => difference(circle(x, y, 230), difference(circle(x, y, 168), circle(x, y, 130)), difference(circle(x, y, 84), circle(x, y, 46)));
    return union(log(-250, 210), log(250, 210), log(0, -223));
  },
};
