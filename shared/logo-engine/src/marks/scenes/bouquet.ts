import { lens, mirror, polyline, rotate, roundedRect, stroke, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { kindsOf } from './kinds.ts';
import { type Scene, floatingAt, parted } from './stage.ts';

/** Three of the hero as blossoms, leaves between them, tied by a band. */
export const bouquet: Scene = {
  id: 'bouquet',
  title: 'bouquet',
  heroes: ['blossom'],
  draw({ hero, companion, chance }) {
    const spread = chance.fork('spread').range(34, 42);
    const stems = union(...[-spread, 0, spread].map((angle) => rotate(stroke(polyline([[0, 500], [0, -200]]), 30), angle * 0.9, 0, 330)));
    // One slender pair: a fan of them is a leaf of hemp.
    const leaf = rotate(lens([0, 230], [0, -190], 0.15), -74, 0, 290);
    const blossom = (angle: number, size: number) => floatingAt(companion && kindsOf(companion.id).includes('blossom') ? companion : hero, 560 * Math.sin((angle * Math.PI) / 180), 300 - 560 * Math.cos((angle * Math.PI) / 180), size);
    return parted([
      layer('a', stems),
      layer('b', leaf),
      layer('b', mirror(leaf)),
      layer('a', blossom(-spread, 270)),
      layer('a', blossom(spread, 270)),
      layer('a', floatingAt(hero, 0, -320, 350)),
      layer('b', roundedRect(-120, 300, 240, 76, 30)),
    ]);
  },
};
