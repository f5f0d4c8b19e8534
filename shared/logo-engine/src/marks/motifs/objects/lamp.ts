import { polygon, rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const lamp: Motif = {
  id: 'lamp',
  title: 'lamp',
  keywords: 'lamp interior furniture lighting design home decor lampe mobel einrichtung leuchten wohnen lampara muebles interiorismo decoracion lampe meubles decoration interieur luminaire',
  weight: 'solid',
  slot: { x: 0, y: -170, radius: 185 },
  draw: () => union(polygon([[-190, -480], [190, -480], [400, 60], [-400, 60]]), rect(-34, 60, 68, 350), roundedRect(-230, 400, 460, 84, 42)),
};
