import { circle, difference, fromSvg, rect, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const songbird: Motif = {
  id: 'songbird',
  title: 'songbird',
  keywords: 'bird wren robin sparrow finch nest song singing birdhouse vogel spatz zaunkonig nest singen pajaro gorrion nido canto oiseau moineau nid chant roitelet',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-500 -330C-420 -330 -350 -300 -300 -250C-200 -350 -20 -330 40 -210C90 -110 160 -40 300 40L500 -60C480 60 420 160 320 230C220 350 60 420 -90 390C-290 350 -400 190 -390 0C-388 -80 -380 -130 -360 -180C-400 -220 -440 -270 -500 -330Z');
    const wing = fromSvg('M-150 -20C-60 -20 120 30 220 150C110 240 -60 230 -130 120C-160 70 -165 20 -150 -20Z');
    const gap = difference(stroke(wing, 44), rect(-500, -500, 340, 420));
    return union(difference(body, gap, circle(-180, -190, 38)), roundedRect(-130, 380, 44, 110, 22), roundedRect(10, 380, 44, 110, 22));
  },
  brush: [
    { points: [[-480, -250], [-330, -240], [-190, -330], [-30, -260], [30, -90], [220, 60], [490, 60]], width: [16, 74, 30] },
    { points: [[-330, -230], [-370, 40], [-230, 290], [30, 340], [260, 220], [400, 80]], width: [36, 90, 16] },
    { points: [[-180, 0], [-130, 150], [40, 190], [200, 110]], width: [24, 80, 12] },
    { points: [[-80, 340], [-90, 420], [-70, 490]], width: [24, 36, 20] },
    { points: [[50, 340], [50, 420], [74, 490]], width: [24, 36, 20] },
    { points: [[-200, -200], [-186, -186], [-176, -196]], width: [30, 44, 30] },
  ],
};
