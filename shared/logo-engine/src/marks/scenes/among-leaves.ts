import { layer } from '../pen.ts';
import { laurel, wreathOf } from './land.ts';
import { type Scene, floatingAt, parted } from './stage.ts';

/** The hero in a nest of leafy twigs. */
export const amongLeaves: Scene = {
  id: 'amongLeaves',
  title: 'nest of leaves',
  heroes: ['animal', 'food', 'bust'],
  forOne: true,
  draw({ hero, chance }) {
    const open = chance.fork('open').pick([-118, -132, -150]);
    const twigs = wreathOf(laurel(420, 6, 104, 360 + open));
    return parted([layer('b', twigs), layer('a', floatingAt(hero, 0, -20, 430))]);
  },
};
