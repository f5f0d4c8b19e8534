import { fromSvg } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const spark: Motif = {
  id: 'spark',
  title: 'spark',
  keywords: 'spark sparkle elan magic shine luxury glow ai creative funke glanz magie chispa brillo magia etincelle eclat magie lumo nova',
  weight: 'plain',
  draw: () => fromSvg('M0 -500C40 -140 140 -40 500 0C140 40 40 140 0 500C-40 140 -140 40 -500 0C-140 -40 -40 -140 0 -500Z'),
};
