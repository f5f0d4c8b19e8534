import { circle, difference, polar, polygon, times, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type Scene, floatingAt } from './stage.ts';

/** Where the beams begin: a clear round for the hero. */
const CLEARING = 345;

/** The hero in a whole circle of even rays, as on a fruit crate or a matchbox: rays that a frame cuts off are splinters. */
export const rays: Scene = {
  id: 'rays',
  title: 'in rays',
  heroes: ['food', 'fruit', 'thing', 'tool', 'craft', 'sky', 'blossom', 'bust'],
  forOne: true,
  draw({ hero, chance }) {
    const count = chance.fork('count').pick([20, 24, 28]);
    const beams = times(count, (i) => {
      const angle = (360 * i) / count;
      const half = 90 / count;
      return polygon([polar(CLEARING, angle - half), polar(500, angle - half), polar(500, angle + half), polar(CLEARING, angle + half)]);
    });
    return [layer('b', difference(union(...beams), circle(0, 0, CLEARING))), layer('a', floatingAt(hero, 0, 0, 470))];
  },
};
