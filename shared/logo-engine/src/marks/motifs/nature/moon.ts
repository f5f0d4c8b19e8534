import { circle, difference } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const moon: Motif = {
  id: 'moon',
  title: 'moon',
  keywords: 'moon luna night sleep dream evening mattress bed bedtime mond nacht schlaf traum abend luna noche sueno dormir lune nuit sommeil reve',
  weight: 'plain',
  draw: () => difference(circle(0, 0, 480), circle(200, -130, 400)),
  brush: [{ points: [[120, -480], [-240, -330], [-390, 40], [-200, 380], [160, 440], [400, 270]], width: [14, 240, 10] }],
};
