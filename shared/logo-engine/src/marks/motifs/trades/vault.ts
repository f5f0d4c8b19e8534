import { circle, difference, polar, rotate, roundedRect, times, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const vault: Motif = {
  id: 'vault',
  title: 'vault door',
  keywords: 'vault treasury safe deposit+box tresor caja+fuerte coffre-fort',
  weight: 'solid',
  draw: () => {
    const arms = times(3, (i) => rotate(roundedRect(-260, -32, 520, 64, 32), i * 60));
    const knobs = times(6, (i) => circle(...polar(255, i * 60), 46));
    const bolts = times(12, (i) => circle(...polar(405, i * 30 + 15), 30));
    return union(difference(circle(0, 0, 500), circle(0, 0, 330), ...bolts), ...arms, ...knobs, circle(0, 0, 110));
  },
};
