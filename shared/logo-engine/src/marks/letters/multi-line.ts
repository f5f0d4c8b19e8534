import { baseOf } from '../alphabet/centre-lines.ts';
import { layer } from '../pen.ts';
import { first } from './first-constructed.ts';
import type { LetterMark } from './letter-mark.ts';

/** Parallel lines that follow the letter's way. */
export const multiLine: LetterMark = {
  id: 'multiLine',
  title: 'Multi-line letter',
  tags: ['stripes', 'retro', 'line'],
  initials: 1,
  from: 'construction',
  avoid: 'I1BR8ВЯ',
  draw(pen) {
    // A round N is an arch, in three lines a rainbow.
    const letter = first(pen, { corner: pen.sharp || baseOf(pen.initials.first) === 'N' ? 'chamfer' : 'round', weight: 42, stripes: 3, gap: 0.55 });
    return letter && { layers: [layer('a', letter)], strokeWidth: 90 };
  },
};
