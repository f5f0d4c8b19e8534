import { circle, difference, fromSvg, stroke } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const fish: Motif = {
  id: 'fish',
  title: 'fish',
  keywords: 'fish seafood fishing sushi aquarium salmon trout fisch fischerei angeln meeresfruchte lachs pescado pesca marisco pescaderia acuario poisson peche poissonnerie fruits mer saumon',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-500 0C-380 -220 -140 -290 60 -220C180 -180 260 -100 320 -40L500 -210C470 -80 470 80 500 210L320 40C260 100 180 180 60 220C-140 290 -380 220 -500 0Z');
    const gill = stroke(fromSvg('M-170 -190C-90 -80 -90 80 -170 190'), 42);
    return difference(body, circle(-300, -60, 40), gill);
  },
  brush: [
    { points: [[-480, 10], [-300, -190], [0, -240], [260, -100], [480, 190]], width: [30, 96, 20] },
    { points: [[-480, 10], [-280, 190], [20, 220], [270, 80], [490, -180]], width: [30, 96, 20] },
    { points: [[-180, -150], [-110, 0], [-180, 150]], width: [20, 48, 16] },
    { points: [[-316, -50], [-300, -40], [-290, -54]], width: [30, 50, 30] },
  ],
};
