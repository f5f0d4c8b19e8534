import { difference, mirror, polygon } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const fox: Motif = {
  id: 'fox',
  title: 'fox',
  keywords: 'fox clever smart wild forest fuchs schlau wald zorro astuto salvaje renard malin ruse',
  weight: 'solid',
  draw: () => {
    const head = polygon([[-480, -420], [-170, -230], [170, -230], [480, -420], [430, 60], [0, 460], [-430, 60]]);
    const cheek = polygon([[-400, 40], [-150, 80], [-40, 330]]);
    const eye = polygon([[-240, -70], [-110, -10], [-190, 20]]);
    return difference(head, cheek, mirror(cheek), eye, mirror(eye));
  },
};
