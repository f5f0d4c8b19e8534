import { difference, fromSvg, polygon, rect, rotate, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const kite: Motif = {
  id: 'kite',
  title: 'kite',
  keywords: 'kite kites drachen kindheit cometa cometas cerf-volant children play',
  weight: 'solid',
  draw: () => {
    const kite = polygon([[120, -500], [430, -190], [120, 230], [-190, -190]]);
    const tail = stroke(fromSvg('M120 230C120 400 -100 300 -140 400C-170 470 -300 480 -400 420'), 40);
    const bow = (x: number, y: number) => union(polygon([[x, y], [x - 90, y - 60], [x - 90, y + 60]]), polygon([[x, y], [x + 90, y - 60], [x + 90, y + 60]]));
    return union(difference(kite, rect(104, -600, 32, 900), rect(-300, -206, 900, 32)), tail, rotate(bow(30, 350), 20, 30, 350), rotate(bow(-220, 462), -20, -220, 462));
  },
};
