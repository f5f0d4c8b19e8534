import { difference, grow, mirror, rotate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { laurel, wreathOf } from './land.ts';
import { kindsOf } from './kinds.ts';
import { type Scene, floatingAt, parted } from './stage.ts';

/** Motifs of two parts already. */
const CROSSED_ALREADY: ReadonlySet<string> = new Set(['cutlery', 'scissors']);

/** Two of the hero crossed over a wreath; the companion as the second where it is a tool too. */
export const crossed: Scene = {
  id: 'crossed',
  title: 'crossed tools',
  heroes: ['rod'],
  draw({ hero, companion }) {
    const ownPair = CROSSED_ALREADY.has(hero.id);
    const one = ownPair ? floatingAt(hero, 0, 20, 560) : rotate(floatingAt(hero, 0, -60, 620), leanOf(hero.id), 0, 150);
    const second = companion && kindsOf(companion.id).includes('rod') ? mirror(rotate(floatingAt(companion, 0, -60, 620), leanOf(companion.id), 0, 150)) : mirror(one);
    const front = ownPair ? [layer('a', one)] : [layer('a', difference(second, grow(one, 26))), layer('a', one)];
    return parted([layer('b', wreathOf(laurel(420, 6, 102, 222))), ...front]);
  },
};

/** Motifs that lean already are turned to 45 degrees, upright ones from 0. */
function leanOf(id: string): number {
  const own: Record<string, number> = { rollingPin: 45, pencil: 40, toothbrush: 40, bone: -35, saw: 0, hammer: -36, wrench: 40, paintbrush: 36, key: 38 };
  const lean = own[id] ?? 0;
  return lean >= 0 ? 52 - lean : -52 - lean;
}
