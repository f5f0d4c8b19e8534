import { difference, translate } from '../../geometry/index.ts';
import { CONTAINERS, containerById } from '../containers.ts';
import { layer } from '../pen.ts';
import { type LetterMark, glyph, stemOf } from './letter-mark.ts';

/** The letter as a hole in a plain shape. */
export const knockout: LetterMark = {
  id: 'knockout',
  title: 'Knocked-out letter',
  tags: ['solid', 'frame'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const container = containerById(pen.container) ?? CONTAINERS[0]!;
    const { x, y, radius } = container.slot;
    const letter = glyph(pen, 'first', radius * 1.62, radius * 1.75);
    if (!letter) return null;
    const shape = difference(container.draw(), translate(letter, x, y));
    return { layers: [layer('a', shape)], strokeWidth: stemOf(letter) };
  },
};
