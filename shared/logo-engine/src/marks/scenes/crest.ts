import { difference, grow, intersect, polygon, times, union } from '../../geometry/index.ts';
import { shieldPath } from '../containers.ts';
import { layer } from '../pen.ts';
import { waves } from './land.ts';
import { type Scene, floatingAt } from './stage.ts';

/** A shield in two fields: the hero above, the companion or waves below a chevron. */
export const crest: Scene = {
  id: 'crest',
  title: 'coat of arms',
  heroes: ['animal', 'tool', 'thing', 'plant', 'fruit', 'building', 'craft', 'sky', 'land', 'vehicle', 'blossom', 'bust'],
  draw({ hero, companion }) {
    const shield = shieldPath();
    const chevron = polygon([[-640, 260], [0, 90], [640, 260], [640, 320], [0, 150], [-640, 320]]);
    const above = polygon([[-640, 240], [0, 68], [640, 240], [640, -640], [-640, -640]]);
    const below = polygon([[-640, 345], [0, 175], [640, 345], [640, 640], [-640, 640]]);
    const sign = companion ? floatingAt(companion, 0, 318, 190) : union(...times(3, (i) => waves(260 + i * 76, 5, 34, i * 60)));
    return [
      layer('a', difference(intersect(shield, above), floatingAt(hero, 0, -165, 400))),
      layer('b', intersect(shield, chevron)),
      layer('b', difference(intersect(shield, below), companion ? sign : grow(sign, 1))),
    ];
  },
};
