import { circle, difference, rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const robot: Motif = {
  id: 'robot',
  title: 'robot',
  keywords: 'robot robotics bot automation ai android assistant roboter robotik automatisierung autonomous robotica automatizacion asistente robotique automatisation assistant machine',
  weight: 'solid',
  draw: () => {
    const head = roundedRect(-400, -240, 800, 620, 150);
    const visor = roundedRect(-270, -70, 540, 250, 125);
    return union(difference(head, visor), circle(-125, 55, 58), circle(125, 55, 58), rect(-30, -380, 60, 150), circle(0, -420, 80), roundedRect(-500, -10, 66, 180, 33), roundedRect(434, -10, 66, 180, 33));
  },
};
