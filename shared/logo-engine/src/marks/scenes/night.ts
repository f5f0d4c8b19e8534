import { circle, difference, grow } from '../../geometry/index.ts';
import { motifById } from '../motifs/motifs.ts';
import { layer } from '../pen.ts';
import { ground } from './land.ts';
import { type Scene, floatingAt, framed, standingAt } from './stage.ts';
import { WINDOWS } from './windows.ts';

/** The hero in paper against a dark sky with moon and stars. */
export const night: Scene = {
  id: 'night',
  title: 'night',
  heroes: ['animal', 'building', 'plant', 'vehicle', 'land'],
  draw({ hero, chance }) {
    const window = WINDOWS[chance.fork('window').pick(['arch', 'shield', 'stamp'])]!();
    const side = chance.fork('side').pick([1, -1]);
    const shape = standingAt(hero, 0, 250, 520);
    const hill = ground([330, 270, 240, 275, 335]);
    const moon = difference(circle(side * 190, -260, 92), circle(side * 190 + 44, -284, 78));
    const stars = [[-side * 210, -240, 84], [-side * 90, -340, 52], [side * 290, -60, 46]].map(([x, y, size]) => floatingAt(motifById('spark')!, x!, y!, size!));
    const sky = difference(window, shape, grow(hill, 20), grow(moon, 14), ...stars);
    return framed([layer('a', sky), layer('b', difference(moon, shape)), layer('b', difference(hill, grow(shape, 20)))], window);
  },
};
