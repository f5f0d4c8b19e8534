import { rect, rotate, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const rollingPin: Motif = {
  id: 'rollingPin',
  title: 'rolling pin',
  keywords: 'rollingpin dough baking bake nudelholz teig backen rodillo masa rouleau pate',
  weight: 'plain',
  draw: () => rotate(union(roundedRect(-130, -330, 260, 660, 50), roundedRect(-48, -560, 96, 200, 48), roundedRect(-48, 360, 96, 200, 48), rect(-26, -380, 52, 760)), 45),
};
