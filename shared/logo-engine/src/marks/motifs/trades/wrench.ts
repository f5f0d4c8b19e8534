import { circle, difference, rect, rotate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const wrench: Motif = {
  id: 'wrench',
  title: 'spanner',
  keywords: 'repair plumber mechanic fix service maintenance tools workshop garage reparatur klempner werkstatt wartung werkzeug reparacion fontanero taller mantenimiento herramienta reparation plombier atelier entretien outil depannage',
  weight: 'solid',
  draw: () => {
    const head = difference(circle(0, -300, 215), rect(-80, -560, 160, 270));
    return rotate(union(head, rect(-84, -130, 168, 420), difference(circle(0, 350, 150), circle(0, 350, 62))), 40);
  },
};
