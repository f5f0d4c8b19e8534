import { layer } from '../pen.ts';
import { first } from './first-constructed.ts';
import type { LetterMark } from './letter-mark.ts';

/** Three colours, one within the other. */
export const inlaidLetter: LetterMark = {
  id: 'inlaidLetter',
  title: 'Inlaid letter',
  tags: ['stripes', 'retro', 'playful', 'solid'],
  initials: 1,
  from: 'construction',
  avoid: 'I1',
  draw(pen) {
    const weight = 46;
    const corner = pen.sharp ? 'chamfer' : 'round';
    const whole = first(pen, { corner, weight });
    const edge = first(pen, { corner, weight, stripes: 3, gap: 1 });
    if (!whole || !edge) return null;
    return { layers: [layer('b', whole), layer('a', edge)], strokeWidth: 90 };
  },
};
