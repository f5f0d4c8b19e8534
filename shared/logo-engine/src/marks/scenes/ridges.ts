import { circle, difference } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { ground } from './land.ts';
import { type Scene, framed, parted, standingAt } from './stage.ts';
import { WINDOWS } from './windows.ts';

/** The hero on a ridge before a large low sun, more ridges behind. */
export const ridges: Scene = {
  id: 'ridges',
  title: 'landscape',
  heroes: ['plant', 'animal', 'vehicle', 'land', 'bust'],
  draw({ hero, chance }) {
    const window = WINDOWS[chance.fork('window').pick(['round', 'arch', 'soft'])]!();
    const lean = chance.fork('lean').pick([1, -1]);
    const sky = difference(window, circle(lean * 40, -90, 300));
    const far = ground([150, 60, 190, 90, 160]);
    const near = ground(lean > 0 ? [330, 290, 240, 270, 330] : [320, 280, 235, 290, 340]);
    return framed(parted([layer('b', sky), layer('c', far), layer('a', near), layer('a', standingAt(hero, 0, 268, 600))]), window);
  },
};
