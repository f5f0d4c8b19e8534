import { circle, difference, fromSvg, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const camera: Motif = {
  id: 'camera',
  title: 'camera',
  keywords: 'camera photo photography photographer film video picture portrait kamera foto fotografie fotograf bild camara fotografia fotografo imagen appareil photographie photographe image videographer',
  weight: 'solid',
  slot: { x: 0, y: 80, radius: 215 },
  plugged: true,
  draw: () => {
    const body = union(roundedRect(-500, -250, 1000, 660, 110), fromSvg('M-230 -230L-150 -380H150L230 -230Z'));
    return union(difference(body, circle(0, 80, 235), circle(360, -110, 44)), circle(0, 80, 150));
  },
  brush: [
    { points: [[-460, -170], [-476, 100], [-440, 350], [0, 376], [440, 350], [470, 90], [450, -180]], width: [40, 80, 40] },
    { points: [[-470, -180], [-220, -196], [-140, -330], [0, -342], [140, -326], [220, -196], [460, -180]], width: [36, 66, 30] },
    { points: [[-30, -100], [150, -40], [180, 110], [60, 240], [-110, 220], [-180, 80], [-110, -60], [40, -104]], width: [36, 66, 30] },
  ],
};
