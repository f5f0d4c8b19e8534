import { difference, polygon, polar, times, union, circle, grow } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type Scene, framed, standingAt } from './stage.ts';
import { WINDOWS } from './windows.ts';

/** The hero rising before rays, as on a fruit crate or a ticket. */
export const rays: Scene = {
  id: 'rays',
  title: 'sunrise label',
  heroes: ['food', 'fruit', 'thing', 'tool', 'craft', 'sky', 'blossom', 'bust'],
  forOne: true,
  draw({ hero, chance }) {
    const window = WINDOWS[chance.fork('window').pick(['soft', 'shield', 'round'])]!();
    const count = chance.fork('count').pick([9, 11, 13]);
    const beams = times(count, (i) => {
      const angle = 180 + (180 * (i + 0.5)) / count;
      const half = 90 / count / 1.9;
      return polygon([[0, 300], polar(1200, angle - half, 0, 300), polar(1200, angle + half, 0, 300)]);
    });
    const shape = standingAt(hero, 0, 290, 520);
    const bed = polygon([[-640, 310], [640, 310], [640, 640], [-640, 640]]);
    const glow = circle(0, 60, 330);
    return framed(
      [layer('b', difference(union(...beams), glow, bed)), layer('a', difference(shape, grow(bed, 20))), layer('a', bed)],
      window,
    );
  },
};
