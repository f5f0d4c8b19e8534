import { fromSvg, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const pepper: Motif = {
  id: 'pepper',
  title: 'chilli',
  keywords: 'spice chili chilli pepper hot sauce mexican taco curry gewurz scharf chili pfeffer especia picante chile salsa taqueria epice piment piquant',
  weight: 'plain',
  draw: () =>
    union(
      fromSvg('M-330 -250C-120 -330 60 -240 90 -20C120 200 250 330 500 330C330 460 -40 460 -230 230C-360 70 -420 -120 -330 -250Z'),
      stroke(fromSvg('M-260 -300C-260 -390 -310 -450 -380 -480'), 64),
    ),
};
