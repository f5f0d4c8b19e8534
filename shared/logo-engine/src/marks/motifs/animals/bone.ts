import { circle, rotate, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bone: Motif = {
  id: 'bone',
  title: 'bone',
  keywords: 'bone bones dog+treat treats knochen hueso huesos os+chien leckerli',
  weight: 'plain',
  draw: () => rotate(union(roundedRect(-330, -85, 660, 170, 30), circle(-350, -110, 130), circle(-350, 110, 130), circle(350, -110, 130), circle(350, 110, 130)), -35),
};
