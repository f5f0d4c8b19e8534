import { chanceFrom } from '../../../chance/chance.ts';
import { circle, lens, polygon, times } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { motifOn } from './motif-on.ts';
import { downwards, rolling } from './terrain.ts';

/** Rows that meet at the horizon. */
export function lavender(): Picture {
  const chance = chanceFrom('lavender');
  const rows = times(17, (i) => {
    const spread = (i - 8) * 150;
    const width = 62;
    return polygon([[400 + (i - 8) * 9 - 2, 300], [400 + (i - 8) * 9 + 2, 300], [400 + spread + width, 640], [400 + spread - width, 640]]);
  });
  const tufts = times(150, () => {
    const depth = chance.next() ** 1.6;
    const row = chance.int(-8, 8);
    const [x, y] = [400 + row * (9 + 141 * depth), 306 + depth * 300];
    return lens([x, y], [x + chance.range(-6, 6) * (1 + depth), y - 12 - 46 * depth], 0.2);
  });
  return {
    ground: downwards([0, '#f6b98b'], [0.3, '#f9d8a7'], [0.5, '#fbeccb']),
    paints: [
      ...paint('#8fa06b', rolling(chance, 270, 20, 1.2)),
      ...paint('#6f8a52', polygon([[-10, 298], [810, 298], [810, 610], [-10, 610]])),
      ...paint('#6d4aa0', ...rows),
      ...paint('#a98ad4', ...tufts),
      ...paint('#4d6b3c', motifOn('tree', 640, 302, 92), motifOn('tree', 700, 304, 64)),
      ...paint('#f08a4b', circle(190, 214, 44)),
    ],
  };
}
