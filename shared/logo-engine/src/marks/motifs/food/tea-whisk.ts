import { difference, fromSvg, rect, rotate, roundedRect, times, translate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const teaWhisk: Motif = {
  id: 'teaWhisk',
  title: 'tea whisk',
  keywords: 'chasen matcha teebesen ceremony tea+ceremony teezeremonie',
  weight: 'solid',
  draw: () => {
    const tines = times(9, (i) => rotate(fromSvg('M-17 0L-26 -470C-26 -500 26 -500 26 -470L17 0Z'), (i - 4) * 7.4, 0, 260));
    return union(difference(union(...tines.map((tine) => translate(tine, 0, 0))), rect(-400, -10, 800, 300)), roundedRect(-120, 20, 240, 70, 26), roundedRect(-100, 120, 200, 380, 44));
  },
};
