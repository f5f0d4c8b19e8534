import { difference, lens, polyline, rotate, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const leaf: Motif = {
  id: 'leaf',
  title: 'leaf',
  keywords: 'leaf organic eco green nature natural vegan sustainable herbal tea bio blatt grun natur nachhaltig krauter hoja verde ecologico natural hierbas sostenible feuille vert ecologique naturel herboristerie',
  weight: 'solid',
  slot: { x: 14, y: -20, radius: 225 },
  plugged: true,
  whole: () => rotate(union(lens([0, 440], [0, -500], 0.34), stroke(polyline([[0, 400], [0, 560]]), 44)), 32),
  draw: () => rotate(difference(lens([0, 500], [0, -500], 0.33), stroke(polyline([[0, 560], [0, -230]]), 46)), 32),
  brush: [
    { points: [[-280, 470], [-330, 60], [-120, -300], [280, -480]], width: [30, 96, 14] },
    { points: [[-250, 440], [140, 330], [330, 0], [290, -470]], width: [24, 110, 14] },
    { points: [[-330, 500], [-120, 150], [120, -180]], width: [34, 54, 10] },
  ],
};
