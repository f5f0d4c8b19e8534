import { difference, fromSvg, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bag: Motif = {
  id: 'bag',
  title: 'shopping bag',
  keywords: 'shop store shopping retail bag grocery laden einkauf tasche tienda compras bolsa magasin achats sac',
  weight: 'plain',
  slot: { x: 0, y: 155, radius: 255 },
  draw: () => union(fromSvg('M-380 -190H380L440 410C444 460 410 500 360 500H-360C-410 500 -444 460 -440 410Z'), difference(fromSvg('M-220 -190V-280C-220 -410 -120 -500 0 -500C120 -500 220 -410 220 -280V-190Z'), fromSvg('M-140 -190V-280C-140 -370 -80 -420 0 -420C80 -420 140 -370 140 -280V-190Z'))),
};
