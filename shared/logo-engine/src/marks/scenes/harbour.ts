import { circle, difference } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { waves } from './land.ts';
import { type Scene, framed, parted, standingAt } from './stage.ts';
import { WINDOWS } from './windows.ts';

/** The hero on the water, the sun behind it. */
export const harbour: Scene = {
  id: 'harbour',
  title: 'harbour',
  heroes: ['craft'],
  draw({ hero, chance }) {
    const window = WINDOWS[chance.fork('window').pick(['round', 'arch', 'shield'])]!();
    const sky = difference(window, circle(0, -60, 330));
    const sea = [130, 235, 340, 445].map((y, i) => layer(i % 2 ? 'c' : 'a', waves(y, 4, 74, i * 80 - 90)));
    return framed(parted([layer('b', difference(sky, waves(120, 4, 700, -90))), layer('a', standingAt(hero, 0, 165, 620)), ...sea]), window);
  },
};
