import { fromSvg, rotate, roundedRect, times, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const toothbrush: Motif = {
  id: 'toothbrush',
  title: 'toothbrush',
  keywords: 'toothbrush brushing dental hygiene zahnburste cepillo+dientes brosse+dents',
  weight: 'solid',
  draw: () => rotate(union(fromSvg('M-70 -500C-20 -520 40 -500 50 -440V-110C50 -60 70 -20 70 40V440C70 500 40 520 0 520C-40 520 -70 500 -70 440V40C-70 -20 -50 -60 -50 -110Z'), ...times(5, (i) => roundedRect(84, -486 + i * 74, 150, 52, 20))), 40),
};
