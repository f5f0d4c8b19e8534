import { difference, ellipse, polyline, rect, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const lantern: Motif = {
  id: 'lantern',
  title: 'lantern',
  keywords: 'lantern lanterns lampion laterne farol+papel lanterne chinese festival',
  weight: 'solid',
  draw: () => {
    const body = ellipse(0, -40, 380, 300);
    const ribs = [stroke(ellipse(0, -40, 190, 340), 32), rect(-16, -400, 32, 720)];
    return union(difference(body, ...ribs), roundedRect(-150, -396, 300, 66, 26), roundedRect(-150, 250, 300, 66, 26), stroke(polyline([[0, -400], [0, -480]]), 40), roundedRect(-70, 350, 32, 150, 16), roundedRect(-16, 350, 32, 150, 16), roundedRect(38, 350, 32, 150, 16));
  },
};
