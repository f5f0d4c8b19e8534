import { difference, fromSvg, superellipse } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const play: Motif = {
  id: 'play',
  title: 'play',
  keywords: 'videos videographer videography video+production film movie cinema media streaming production animation kino medien produktion pelicula cine medios produccion cinema film medias production reel',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 300 },
  plugged: true,
  draw: () => difference(superellipse(0, 0, 490, 3.4), fromSvg('M-130 -250C-130 -290 -90 -310 -56 -290L290 -40C318 -20 318 20 290 40L-56 290C-90 310 -130 290 -130 250Z')),
};
