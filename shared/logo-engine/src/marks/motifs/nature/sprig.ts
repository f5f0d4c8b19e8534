import { lens, mirror, polyline, stroke, union } from '../../../geometry/index.ts';
import type { BrushStroke } from '../brush.ts';
import type { Motif } from '../motif.ts';

export const sprig: Motif = {
  id: 'sprig',
  title: 'sprig',
  keywords: 'botanical herb herbal organic natural spa wellness apothecary fern zweig kraut botanik wellness apotheke hierba botanico farmacia brin herbe botanique bien-etre herboriste',
  weight: 'solid',
  draw: () => {
    const right = [40, 250].map((y) => lens([-20, y + 120], [310, y - 140], 0.19));
    return union(stroke(polyline([[0, 480], [0, -120]]), 50), lens([0, -60], [0, -500], 0.26), ...right, ...right.map(mirror));
  },
  brush: [
    { points: [[20, 500], [-14, 200], [8, -120], [0, -260]], width: [34, 46, 16] },
    { points: [[0, -220], [40, -360], [0, -500]], width: [20, 130, 8] },
    ...[-40, 150, 330].flatMap((y): BrushStroke[] => [
      { points: [[4, y], [150, y - 50], [300, y - 190]], width: [18, 110, 6] },
      { points: [[-4, y + 30], [-160, y - 20], [-306, y - 150]], width: [18, 110, 6] },
    ]),
  ],
};
