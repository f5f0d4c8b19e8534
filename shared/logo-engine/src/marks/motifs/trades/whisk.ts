import { fromSvg, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const whisk: Motif = {
  id: 'whisk',
  title: 'whisk',
  keywords: 'whisk baking cakes confectioner schneebesen batidor fouet',
  weight: 'solid',
  draw: () => union(roundedRect(-56, 120, 112, 380, 50), roundedRect(-84, 60, 168, 84, 30), stroke(fromSvg('M-40 70C-330 -180 -260 -480 0 -480C260 -480 330 -180 40 70'), 40), stroke(fromSvg('M-14 70C-130 -180 -120 -470 0 -470C120 -470 130 -180 14 70'), 40)),
};
