import { circle, difference, polygon, rect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

const walls = () => union(polygon([[-430, 460], [-430, -90], [0, -480], [430, -90], [430, 460]]), rect(210, -450, 120, 240));

export const house: Motif = {
  id: 'house',
  title: 'house',
  keywords: 'house home homes maison real estate realty property interior roofing roof mortgage haus heim immobilien dach wohnen makler casa hogar inmobiliaria vivienda tejado maison immobilier toit logement habitat casa',
  weight: 'solid',
  slot: { x: 0, y: 140, radius: 265 },
  plugged: true,
  whole: walls,
  draw: () => {
    const door = union(rect(-95, 190, 190, 280), circle(0, 190, 95));
    return difference(walls(), door);
  },
  brush: [
    { points: [[-490, -20], [-230, -240], [0, -470]], width: [26, 90, 44] },
    { points: [[-10, -470], [230, -250], [490, -10]], width: [44, 90, 22] },
    { points: [[-370, -60], [-350, 200], [-370, 470]], width: [40, 74, 34] },
    { points: [[370, -60], [356, 200], [376, 460]], width: [40, 74, 34] },
    { points: [[-390, 450], [0, 476], [390, 450]], width: [34, 66, 30] },
    { points: [[-90, 450], [-96, 230], [0, 140], [96, 230], [90, 450]], width: [30, 56, 26] },
  ],
};
