import { fromSvg, mirror, union } from '../../geometry/index.ts';
import { motifById } from '../motifs/motifs.ts';
import { layer } from '../pen.ts';
import { kindsOf } from './kinds.ts';
import { type Scene, parted, standingAt } from './stage.ts';

/** A strip of earth that thins out to both sides: a round one would be a bowl. */
const earth = () => fromSvg('M-580 378C-340 334 340 334 580 378C340 422 -340 422 -580 378Z');

/** The hero between flowers on a strip of earth, free-standing. Ears of wheat only where the brief speaks of them. */
export const garden: Scene = {
  id: 'garden',
  title: 'garden',
  heroes: ['plant', 'animal'],
  draw({ hero, companion, chance }) {
    const grows = companion && kindsOf(companion.id).includes('plant');
    const flower = grows ? companion : motifById(chance.fork('flower').pick(['tulip', 'sprig'].filter((id) => id !== hero.id)))!;
    const beds = [[-470, 230], [-280, 300]].map(([x, size]) => standingAt(flower, x!, 332, size!));
    return parted([layer('b', union(...beds, ...beds.map(mirror))), layer('a', standingAt(hero, 0, 336, 640)), layer('a', earth())]);
  },
};
