import { circle, quarter, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';
import { CORNERS } from './corners.ts';

/** Corner of each of four cells, clockwise from the top left; arrangements that read as a figure. */
const ARRANGEMENTS = {
  star: '0123',
  disc: '2301',
  windmill: '1230',
  spin: '3012',
  leaves: '2020',
  drops: '1313',
} as const;

/** Four quarter discs, one of which may become a full one. */
export const quarterCircles: AbstractMark = {
  id: 'quarterCircles',
  title: 'Quarter circles',
  tags: ['round', 'grid', 'solid', 'tech'],
  draw(pen) {
    const gap = pen.pick('gap', [0, 24, 44]);
    const size = 500 - gap / 2;
    const figure = ARRANGEMENTS[pen.pick('figure', ['star', 'windmill', 'spin', 'leaves', 'drops'])];
    // Above a body of quarters a full disc is a head.
    const dot = pen.pick('dot', [-1, -1, 2, 3]);
    const low = -500;
    const high = gap / 2;
    const cells = [[low, low], [high, low], [high, high], [low, high]] as const;
    const shapes = cells.map(([x, y], i) =>
      i === dot ? circle(x + size / 2, y + size / 2, size / 2) : quarter(x, y, size, CORNERS[Number(figure[i])]!),
    );
    const accent = dot >= 0 ? [dot] : pen.pick('second', ['13', '02', '0', '3']).split('').map(Number);
    const part = (inAccent: boolean) => together(...shapes.filter((_, i) => accent.includes(i) === inAccent));
    return { layers: [layer('a', part(false)), layer('b', part(true))], strokeWidth: size / 2 };
  },
};
