import { arc, circle, difference, fromSvg, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const pizza: Motif = {
  id: 'pizza',
  title: 'slice of pizza',
  keywords: 'pizza pizzeria italian trattoria oven slice pizzabacker italienisch ofen porcion italiana horno pizzaiolo italien four pasta',
  weight: 'solid',
  draw: () => {
    const slice = fromSvg('M-400 -260C-140 -350 140 -350 400 -260L30 480C18 504 -18 504 -30 480Z');
    const crust = stroke(arc(0, 910, 1290, -109.5, -70.5), 110);
    const toppings = [circle(-130, -110, 76), circle(140, -70, 84), circle(-10, 150, 70)];
    return union(difference(slice, stroke(arc(0, 910, 1290, -112, -68), 184), ...toppings), crust);
  },
};
