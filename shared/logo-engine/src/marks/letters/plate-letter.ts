import { difference } from '../../geometry/index.ts';
import { containerById } from '../containers.ts';
import { fitInside } from '../fit.ts';
import { layer } from '../pen.ts';
import { first } from './first-constructed.ts';
import type { LetterMark } from './letter-mark.ts';

/** A light, chamfered letter knocked out of a hexagon or octagon. */
export const plateLetter: LetterMark = {
  id: 'plateLetter',
  title: 'Letter plate',
  tags: ['angular', 'tech', 'solid', 'frame'],
  initials: 1,
  from: 'construction',
  avoid: '',
  draw(pen) {
    const letter = first(pen, { corner: 'chamfer', weight: 24 });
    if (!letter) return null;
    const plate = containerById(pen.container === 'octagon' ? 'octagon' : 'hexagon')!;
    const inside = fitInside(letter, 500, 530);
    return { layers: [layer('a', difference(plate.draw(), inside))], strokeWidth: (24 / 124) * 530 };
  },
};
