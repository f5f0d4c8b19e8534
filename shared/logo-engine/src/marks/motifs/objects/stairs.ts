import { polygon } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const stairs: Motif = {
  id: 'stairs',
  title: 'stairs',
  keywords: 'stairs staircase steps stairway treppe treppen treppenbau escalera escaleras escalier escaliers',
  weight: 'plain',
  draw: () => polygon([[-500, 460], [-500, 250], [-300, 250], [-300, 60], [-100, 60], [-100, -130], [100, -130], [100, -320], [300, -320], [300, -500], [500, -500], [500, -250], [-230, 460]]),
};
