import { circle, difference, rect, roundedRect } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { motifById } from '../motifs/motifs.ts';
import { kindsOf } from './kinds.ts';
import { type MotifKind, type Scene, framed, parted, standingAt } from './stage.ts';
import { WINDOWS } from './windows.ts';

const ON_A_TABLE: ReadonlySet<MotifKind> = new Set(['food', 'fruit', 'plant']);

/** The hero on a table with a companion, or a sprig, before a bright window. */
export const stillLife: Scene = {
  id: 'stillLife',
  title: 'still life',
  heroes: ['food'],
  draw({ hero, companion, chance }) {
    const window = WINDOWS[chance.fork('window').pick(['arch', 'round', 'soft'])]!();
    const side = chance.fork('side').pick([1, -1]);
    const fits = companion && kindsOf(companion.id).some((kind) => ON_A_TABLE.has(kind));
    const guest = fits ? companion : motifById('sprig')!;
    const wall = difference(window, circle(-side * 30, -70, 340));
    return framed(
      parted([
        layer('b', wall),
        layer('a', rect(-640, 290, 1280, 400)),
        layer('c', roundedRect(-440, 262, 880, 40, 20)),
        layer('b', standingAt(guest, side * 255, 250, 310)),
        layer('a', standingAt(hero, -side * 80, 250, 540)),
      ]),
      window,
    );
  },
};
