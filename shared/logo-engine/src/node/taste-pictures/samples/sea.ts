import { chanceFrom } from '../../../chance/chance.ts';
import { circle, ellipse, times, together } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { motifOn } from './motif-on.ts';
import { downwards, rolling } from './terrain.ts';

/** Evening on the shore. */
export function sea(): Picture {
  const chance = chanceFrom('sea');
  const glints = times(26, () => {
    const y = chance.range(318, 430);
    const width = chance.range(16, 70) * ((y - 280) / 120);
    return ellipse(400 + chance.range(-190, 190), y, width / 2, 2.2);
  });
  return {
    ground: downwards([0, '#f9c58d'], [0.32, '#f8dcb8'], [0.52, '#fdebd2']),
    paints: [
      ...paint('#f47c48', circle(400, 262, 74)),
      ...paint(downwards([0.45, '#2d7f97'], [0.72, '#145a78']), rolling(chance, 300, 1, 2)),
      ...paint('#f6b27a', together(...glints.slice(0, 1)), ...glints.slice(1)),
      ...paint('#10506d', rolling(chance, 404, 9, 3)),
      ...paint('#0d3f5c', rolling(chance, 452, 11, 2.4)),
      ...paint('#f4efe2', rolling(chance, 506, 10, 1.8)),
      ...paint('#e6c896', rolling(chance, 520, 12, 1.7)),
      ...paint('#f7f3ea', motifOn('sailboat', 610, 330, 96)),
    ],
  };
}
