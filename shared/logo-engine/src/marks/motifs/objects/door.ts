import { circle, difference, polygon, rect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const door: Motif = {
  id: 'door',
  title: 'open door',
  keywords: 'door doors entrance front+door tur turen eingang puerta entrada porte entree doorway',
  weight: 'solid',
  draw: () => {
    const frame = difference(rect(-320, -500, 640, 1000), rect(-240, -420, 480, 920));
    const leaf = polygon([[-190, -370], [130, -280], [130, 560], [-190, 500]]);
    return union(frame, difference(leaf, rect(-400, 500, 800, 100), circle(60, 130, 38)), rect(-420, 452, 180, 48), rect(240, 452, 180, 48));
  },
};
