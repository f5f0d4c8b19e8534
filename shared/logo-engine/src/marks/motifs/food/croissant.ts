import { fromSvg, mirror, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const croissant: Motif = {
  id: 'croissant',
  title: 'croissant',
  keywords: 'croissant croissants pastry pastries viennoiserie patisserie hornchen gipfel cornetto medialuna brioche',
  weight: 'solid',
  draw: () => {
    const middle = fromSvg('M-160 -310C-100 -380 100 -380 160 -310L112 100C40 66 -40 66 -112 100Z');
    const side = fromSvg('M200 -300C310 -270 390 -190 424 -100L262 190C230 150 194 124 150 110Z');
    const tip = fromSvg('M444 -56C500 40 520 150 500 250C484 340 440 390 404 386C366 380 340 270 288 214Z');
    return union(middle, ...[side, tip].flatMap((part) => [part, mirror(part)]));
  },
};
