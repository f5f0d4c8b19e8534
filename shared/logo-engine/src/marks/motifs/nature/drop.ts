import { fromSvg } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const drop: Motif = {
  id: 'drop',
  title: 'drop',
  keywords: 'water drop serum liquid juice plumbing plumber hydration clean cleaning wasser tropfen ol saft reinigung sanitar klempner agua gota aceite zumo limpieza fontanero eau goutte huile jus nettoyage plombier',
  weight: 'plain',
  slot: { x: 0, y: 160, radius: 225 },
  draw: () => fromSvg('M0 -500C120 -260 345 -80 345 165C345 365 190 500 0 500C-190 500 -345 365 -345 165C-345 -80 -120 -260 0 -500Z'),
  brush: [
    { points: [[10, -490], [-110, -250], [-300, 0], [-310, 260], [-150, 450], [90, 470], [290, 310], [300, 60], [130, -230], [20, -470]], width: [20, 90, 30] },
    { points: [[-170, 160], [-150, 280], [-50, 350]], width: [24, 60, 12] },
  ],
};
