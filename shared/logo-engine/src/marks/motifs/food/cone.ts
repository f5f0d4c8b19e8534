import { SHARP, circle, difference, grow, polygon, polyline, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const cone: Motif = {
  id: 'cone',
  title: 'ice-cream cone',
  keywords: 'ice cream gelato gelateria icecream dessert sweet frozen eis eisdiele eiscafe helado heladeria glace glacier sorbet',
  weight: 'solid',
  draw: () => {
    const scoop = union(circle(0, -230, 270), ...[-210, -70, 70, 210].map((x) => circle(x, -40, 84)));
    const cone = difference(polygon([[-240, 30], [240, 30], [0, 500]]), grow(scoop, 32));
    const waffle = [-1, 1].map((side) => stroke(polyline([[side * -190, 30], [side * 60, 520]]), 26, SHARP));
    return union(scoop, difference(cone, ...waffle));
  },
};
