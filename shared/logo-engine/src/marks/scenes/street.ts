import { circle, difference, roundedRect, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { motifById } from '../motifs/motifs.ts';
import { cloudAt } from './land.ts';
import { kindsOf } from './kinds.ts';
import { type MotifKind, type Scene, parted, standingAt } from './stage.ts';

const ON_A_STREET: ReadonlySet<MotifKind> = new Set(['plant', 'vehicle', 'animal']);

/** The hero between trees under a sky with sun and cloud, free-standing. */
export const street: Scene = {
  id: 'street',
  title: 'street',
  heroes: ['building', 'vehicle'],
  draw({ hero, companion, chance }) {
    const trees = chance.fork('trees').pick([['pine', 'tree'], ['tree', 'pine'], ['tree', 'tree']] as const).map((id) => motifById(id)!);
    const beside = companion && kindsOf(companion.id).some((kind) => ON_A_STREET.has(kind)) ? companion : trees[1]!;
    const side = chance.fork('side').pick([1, -1]);
    const sky = union(difference(circle(side * 90, -200, 250), cloudAt(-side * 160, -170, 300)), cloudAt(-side * 180, -185, 210));
    return parted([
      layer('b', sky),
      layer('b', standingAt(trees[0]!, -380, 390, 420)),
      layer('b', standingAt(beside, 390, 390, 320)),
      layer('a', standingAt(hero, 0, 390, 640)),
      layer('a', roundedRect(-500, 420, 1000, 50, 25)),
    ]);
  },
};
