import { difference, ellipse, fromSvg } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const ghost: Motif = {
  id: 'ghost',
  title: 'ghost',
  keywords: 'ghost spooky haunted halloween gespenst geist fantasma fantome',
  weight: 'solid',
  draw: () => difference(fromSvg('M-360 -110C-360 -330 -200 -500 0 -500C200 -500 360 -330 360 -110V460C360 500 320 512 290 484L180 390L60 484C24 512 -24 512 -60 484L-180 390L-290 484C-320 512 -360 500 -360 460Z'), ellipse(-130, -120, 70, 92), ellipse(130, -120, 70, 92)),
};
