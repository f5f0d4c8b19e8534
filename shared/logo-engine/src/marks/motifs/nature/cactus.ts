import { fromSvg, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const cactus: Motif = {
  id: 'cactus',
  title: 'cactus',
  keywords: 'cactus desert southwest mexican tequila agave succulent kaktus wuste cactus desierto mexicano desert mexicain canteen western',
  weight: 'solid',
  draw: () =>
    union(
      roundedRect(-110, -500, 220, 900, 110),
      stroke(fromSvg('M-300 -160V0C-300 80 -240 120 -160 120H-60'), 140),
      stroke(fromSvg('M300 -280V-90C300 -10 240 30 160 30H60'), 140),
      roundedRect(-330, 420, 660, 80, 40),
    ),
};
