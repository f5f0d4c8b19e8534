import { circle, difference, mirror, polygon, rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const dividers: Motif = {
  id: 'dividers',
  title: 'drafting compass',
  keywords: 'drafting draughtsman architect architects architekt architekten entwurf zirkel arquitecto compas architecte blueprint planning',
  weight: 'solid',
  draw: () => {
    const leg = polygon([[-50, -230], [50, -230], [-230, 440], [-262, 500], [-268, 430]]);
    const arch = difference(circle(0, -230, 440), circle(0, -230, 372), rect(-600, -800, 1200, 820), polygon([[0, -230], [-700, 900], [-900, -300]]), polygon([[0, -230], [700, 900], [900, -300]]));
    return union(leg, mirror(leg), difference(circle(0, -270, 130), circle(0, -270, 52)), roundedRect(-40, -500, 80, 130, 30), arch);
  },
};
