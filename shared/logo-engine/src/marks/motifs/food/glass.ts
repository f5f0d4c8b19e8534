import { difference, fromSvg, rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const glass: Motif = {
  id: 'glass',
  title: 'wine glass',
  keywords: 'wine vineyard winery bar bistro sommelier cellar wein weingut winzer weinbar keller vino bodega vinedo copa vin vignoble caviste bar vigneron domaine',
  weight: 'solid',
  draw: () => {
    const bowl = fromSvg('M-230 -500H230C290 -230 260 60 0 60C-260 60 -290 -230 -230 -500Z');
    const air = fromSvg('M-196 -450H196C206 -400 212 -340 212 -290C120 -340 -70 -210 -212 -270C-212 -330 -206 -400 -196 -450Z');
    return union(difference(bowl, air), rect(-27, 20, 54, 410), roundedRect(-210, 430, 420, 68, 34));
  },
};
