import { rect, rotate, roundedRect, translate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const gavel: Motif = {
  id: 'gavel',
  title: 'gavel',
  keywords: 'gavel court judge attorney litigation auction richter gericht hammer+richter juez tribunal juge martillo+subasta',
  weight: 'solid',
  draw: () => {
    const head = union(rect(-150, -150, 300, 250), roundedRect(-240, -180, 70, 310, 24), roundedRect(170, -180, 70, 310, 24));
    const turned = rotate(union(translate(head, 0, -120), roundedRect(-42, 10, 84, 520, 42)), -52);
    return union(translate(turned, -70, -80), roundedRect(-330, 410, 520, 90, 30));
  },
};
