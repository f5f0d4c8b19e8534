import { difference, fromSvg, polygon, rotate, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const feather: Motif = {
  id: 'feather',
  title: 'feather',
  keywords: 'feather quill light writer writing literary poet bird feder schreiben leicht pluma escritor ligera plume ecrivain leger wing',
  weight: 'solid',
  draw: () => {
    const vane = fromSvg('M20 -500C240 -330 270 -40 130 190C100 250 56 300 0 340C-60 300 -130 240 -160 150C-230 -60 -160 -330 20 -500Z');
    const notches = [polygon([[0, 60], [260, 120], [250, 40]]), polygon([[0, -90], [-300, 10], [-290, -70]])];
    const shaft = stroke(fromSvg('M6 -250C0 -60 0 200 -20 500'), 40);
    return rotate(union(difference(vane, stroke(fromSvg('M6 -240C0 -60 0 200 -20 500'), 84), ...notches), shaft), 30);
  },
  brush: [
    { points: [[-260, 500], [-120, 200], [60, -130], [230, -420]], width: [34, 44, 12] },
    { points: [[-130, 200], [-250, -80], [-60, -360], [240, -480]], width: [24, 120, 10] },
    { points: [[-60, 150], [190, 60], [320, -200], [250, -470]], width: [24, 120, 10] },
  ],
};
