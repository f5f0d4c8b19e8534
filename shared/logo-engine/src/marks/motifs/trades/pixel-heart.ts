import { type Point, polygon } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const pixelHeart: Motif = {
  id: 'pixelHeart',
  title: 'pixel heart',
  keywords: 'pixel pixels retro lives arcade games videogames 8bit gamer',
  weight: 'plain',
  slot: { x: 0, y: -60, radius: 235 },
  draw: () => polygon(([[0, -2], [1, -2], [1, -3], [3, -3], [3, -2], [4, -2], [4, 0], [3, 0], [3, 1], [2, 1], [2, 2], [1, 2], [1, 3], [-1, 3], [-1, 2], [-2, 2], [-2, 1], [-3, 1], [-3, 0], [-4, 0], [-4, -2], [-3, -2], [-3, -3], [-1, -3], [-1, -2]] as const).map(([x, y]): Point => [x * 125, y * 125])),
};
