import { difference, fromSvg, polygon, rotate, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const feather: Motif = {
  id: 'feather',
  title: 'feather',
  keywords: 'feather quill light writer writing literary poet bird feder schreiben leicht pluma escritor ligera plume ecrivain leger wing',
  weight: 'solid',
  draw: () => {
    const vane = fromSvg('M30 -500C170 -400 215 -180 150 60C120 170 70 250 0 320C-60 250 -130 170 -150 50C-190 -150 -110 -380 30 -500Z');
    const notches = [polygon([[20, 150], [330, -30], [330, 50]]), polygon([[20, -70], [330, -250], [330, -200]]), polygon([[-20, 60], [-330, -130], [-330, -50]]), polygon([[-10, 250], [-330, 60], [-330, 140]])];
    const quill = fromSvg('M10 -330C0 -60 -6 160 -30 500');
    return rotate(union(difference(vane, ...notches, stroke(quill, 84)), stroke(quill, 38)), 30);
  },
};
