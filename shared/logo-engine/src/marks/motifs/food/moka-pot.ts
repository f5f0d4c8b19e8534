import { difference, polygon, polyline, rect, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const mokaPot: Motif = {
  id: 'mokaPot',
  title: 'moka pot',
  keywords: 'moka mokka espresso percolator cafetera kaffeekanne cafetiere',
  weight: 'solid',
  draw: () => {
    const base = polygon([[-230, 70], [200, 70], [260, 500], [-290, 500]]);
    const top = polygon([[-215, -20], [185, -20], [240, -330], [-390, -330], [-250, -190]]);
    const lid = union(polygon([[-280, -362], [240, -362], [40, -440], [-60, -440]]), roundedRect(-56, -500, 92, 80, 30));
    const handle = stroke(polyline([[240, -260], [400, -260], [360, 70]]), 64, { join: 'round', cap: 'round' });
    return union(difference(union(base, top), rect(-34, -300, 30, 250), rect(-34, 110, 30, 350)), roundedRect(-250, 0, 480, 44, 22), lid, handle);
  },
};
