import { SHARP, difference, grow, polygon, polyline, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const mountain: Motif = {
  id: 'mountain',
  title: 'mountains',
  keywords: 'mountain mountains outdoor outdoors alpine alps peak summit hike hiking climb ski trail berg berge gipfel alpen wandern klettern montana cumbre alpino senderismo esqui montagne sommet alpin randonnee escalade',
  weight: 'solid',
  draw: () => {
    const big = polygon([[-500, 380], [-110, -400], [280, 380]]);
    const snowLine = stroke(polyline([[-330, -150], [-225, -60], [-165, -160], [-100, -50], [-45, -150], [10, -80], [120, -170]]), 38, SHARP);
    const small = difference(polygon([[40, 380], [250, -60], [500, 380]]), grow(big, 30, 'miter'));
    return union(difference(big, snowLine), small);
  },
  brush: [
    { points: [[-500, 360], [-300, -20], [-120, -380]], width: [30, 100, 40] },
    { points: [[-130, -390], [-10, -180], [60, -20], [190, 220], [250, 370]], width: [44, 110, 24] },
    { points: [[90, 60], [180, -110], [260, -190]], width: [24, 76, 34] },
    { points: [[250, -200], [360, 60], [500, 370]], width: [40, 90, 18] },
    { points: [[-230, -120], [-150, -70], [-100, -150], [-30, -80], [20, -130]], width: [26, 40, 20] },
  ],
};
