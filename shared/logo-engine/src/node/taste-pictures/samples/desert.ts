import { chanceFrom } from '../../../chance/chance.ts';
import { circle, polygon } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { motifOn } from './motif-on.ts';
import { downwards, rolling } from './terrain.ts';

/** Dunes, a hard sun, one cactus. */
export function desert(): Picture {
  const chance = chanceFrom('desert');
  return {
    ground: downwards([0, '#8fc1c9'], [0.5, '#e9e3c8']),
    paints: [
      ...paint('#fff3cf', circle(590, 130, 58)),
      ...paint('#b5634a', polygon([[-10, 330], [70, 330], [96, 230], [210, 230], [240, 330], [810, 340], [810, 610], [-10, 610]])),
      ...paint('#d98b5f', rolling(chance, 356, 24, 1.3)),
      ...paint('#3f6b55', motifOn('cactus', 640, 462, 160)),
      ...paint('#c96f4a', rolling(chance, 424, 32, 1.1)),
      ...paint('#2f5b4a', motifOn('cactus', 236, 580, 280)),
      ...paint('#8f3f2f', rolling(chance, 508, 28, 1.2)),
    ],
  };
}
