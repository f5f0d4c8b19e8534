import { circle, difference, polygon, rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const cassette: Motif = {
  id: 'cassette',
  title: 'cassette',
  keywords: 'cassette tape mixtape music kassette casete k7 label',
  weight: 'solid',
  draw: () => {
    const shell = roundedRect(-500, -330, 1000, 660, 70);
    const window = roundedRect(-300, -110, 600, 190, 95);
    const hub = (x: number) => difference(circle(x, -15, 62), circle(x, -15, 26));
    return union(difference(shell, window, rect(-400, -240, 800, 40), polygon([[-250, 340], [-200, 190], [200, 190], [250, 340], [210, 340], [170, 226], [-170, 226], [-210, 340]])), hub(-190), hub(190));
  },
};
