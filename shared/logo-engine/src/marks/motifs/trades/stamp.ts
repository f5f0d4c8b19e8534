import { circle, fromSvg, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const stamp: Motif = {
  id: 'stamp',
  title: 'seal stamp',
  keywords: 'notary seal stamp notar notariat siegel notario sello notaire sceau certified official',
  weight: 'plain',
  draw: () => union(circle(0, -340, 160), fromSvg('M-80 -230H80C70 -60 90 60 300 120C350 136 380 170 380 230V290H-380V230C-380 170 -350 136 -300 120C-90 60 -70 -60 -80 -230Z'), roundedRect(-380, 330, 760, 110, 30)),
};
