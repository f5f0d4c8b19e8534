import { difference, polygon, rect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const skyline: Motif = {
  id: 'skyline',
  title: 'skyline',
  keywords: 'skyline city tower towers skyscraper office block apartment apartments stadt hochhaus ciudad edificio torre ville immeuble tour developer',
  weight: 'solid',
  draw: () => {
    const window = (x: number, y: number) => rect(x, y, 60, 74);
    const tower = difference(polygon([[-140, 500], [-140, -400], [140, -500], [140, 500]]), ...[-300, -160, -20, 120, 260].flatMap((y) => [window(-84, y), window(24, y)]));
    const left = difference(rect(-440, -110, 260, 610), ...[0, 140, 280].flatMap((y) => [window(-388, y), window(-292, y)]));
    const right = difference(polygon([[180, 500], [180, 60], [440, -20], [440, 500]]), ...[150, 290].flatMap((y) => [window(232, y), window(328, y)]));
    return union(tower, left, right);
  },
};
