import { circle, difference, fromSvg } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { ground } from './land.ts';
import { type Scene, framed, parted, standingAt } from './stage.ts';
import { WINDOWS } from './windows.ts';

/** A road out of the hills, the hero on it. */
export const road: Scene = {
  id: 'road',
  title: 'road',
  heroes: ['vehicle'],
  draw({ hero, chance }) {
    const window = WINDOWS[chance.fork('window').pick(['round', 'ticket', 'soft'])]!();
    const sky = difference(window, circle(-170, -190, 180));
    const hills = ground([60, -70, -10, -150, -20]);
    const way = fromSvg('M120 -60C240 0 60 60 -40 120C-160 190 -160 260 -420 640H420C180 400 60 260 130 170C190 100 300 20 120 -60Z');
    return framed(parted([layer('b', sky), layer('c', difference(hills, way)), layer('a', ground([330, 345, 350, 345, 330])), layer('a', standingAt(hero, 0, 350, 560))]), window);
  },
};
