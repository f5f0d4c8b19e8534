import { circle, polar, polyline, stroke, times, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const node: Motif = {
  id: 'node',
  title: 'network',
  keywords: 'network data software cloud platform molecule science biotech connect blockchain research netzwerk daten wissenschaft forschung red datos ciencia investigacion reseau donnees science recherche chemistry lab api',
  weight: 'solid',
  draw: () => {
    const ends = times(3, (i) => polar(370, -90 + i * 120));
    return union(...ends.map((end) => stroke(polyline([[0, 0], end]), 70)), ...ends.map((end) => circle(...end, 128)), circle(0, 0, 155));
  },
};
