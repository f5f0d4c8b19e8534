import { circle, difference, rect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const archway: Motif = {
  id: 'archway',
  title: 'archway',
  keywords: 'architecture architect hotel boutique gallery studio arch gate riad villa architektur architekt tor bogen galerie arquitectura arquitecto hotel arco galeria architecte porte arche galerie',
  weight: 'solid',
  slot: { x: 0, y: 70, radius: 190 },
  draw: () => {
    const gate = (width: number) => union(circle(0, -80, width), rect(-width, -80, 2 * width, 560));
    return union(difference(gate(410), gate(334)), gate(262));
  },
};
