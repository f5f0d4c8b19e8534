import { mirror, translate, union } from '../../geometry/index.ts';
import { motifById } from '../motifs/motifs.ts';
import { layer } from '../pen.ts';
import { ground } from './land.ts';
import { kindsOf } from './kinds.ts';
import { type Scene, framed, parted, standingAt } from './stage.ts';
import { WINDOWS } from './windows.ts';

/** The hero in a bed of flowers, free-standing on a round of earth. */
export const garden: Scene = {
  id: 'garden',
  title: 'garden',
  heroes: ['plant', 'food', 'animal', 'building', 'thing'],
  draw({ hero, companion, chance }) {
    const grows = companion && kindsOf(companion.id).includes('plant');
    const flower = grows ? companion : motifById(chance.fork('flower').pick(['tulip', 'sprig', 'wheat']))!;
    const beds = [[-360, 300], [-215, 380]].map(([x, size]) => standingAt(flower, x!, 330, size!));
    const earth = framed([layer('a', translate(ground([345, 335, 330, 335, 345]), 0, 20))], WINDOWS['round']!());
    return parted([layer('b', union(...beds, ...beds.map(mirror))), layer('a', standingAt(hero, 0, 330, 640)), ...earth]);
  },
};
