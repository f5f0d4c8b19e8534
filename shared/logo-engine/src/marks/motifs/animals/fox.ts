import { circle, difference, fromSvg, lens, mirror, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

/** Ears, brow and muzzle in one; the white cheeks are what two circles leave. */
const mask = () => fromSvg('M-470 -480C-320 -440 -200 -350 -130 -250C-50 -276 50 -276 130 -250C200 -350 320 -440 470 -480C500 -260 470 -90 420 40C350 200 170 340 0 420C-170 340 -350 200 -420 40C-470 -90 -500 -260 -470 -480Z');

export const fox: Motif = {
  id: 'fox',
  title: 'fox',
  keywords: 'fox clever smart wild forest fuchs schlau wald zorro astuto salvaje renard malin ruse',
  weight: 'solid',
  draw: () => {
    const cheek = circle(-420, 316, 318);
    const eye = lens([-286, -110], [-120, -30], 0.2);
    return union(difference(mask(), cheek, mirror(cheek), eye, mirror(eye)), circle(0, 432, 62));
  },
};
