import { baseOf } from '../alphabet/centre-lines.ts';
import { layer } from '../pen.ts';
import { first } from './first-constructed.ts';
import type { LetterMark } from './letter-mark.ts';

/** One even line, our alphabet as a monogram. */
export const builtLetter: LetterMark = {
  id: 'builtLetter',
  title: 'Built letter',
  tags: ['line', 'round', 'tech', 'solid'],
  initials: 1,
  from: 'construction',
  avoid: 'IJL1',
  draw(pen) {
    const weight = Math.min(34, Math.max(16, pen.strokeWidth / 6));
    // Round M and W are two arches side by side, as a mark alone a body; a round N is an arch.
    const straight = pen.sharp || 'MNW'.includes(baseOf(pen.initials.first));
    const corner = pen.pick('corner', straight ? ['chamfer'] : ['round', 'chamfer']);
    const letter = first(pen, { corner, weight });
    return letter && { layers: [layer('a', letter)], strokeWidth: (weight / (100 + weight)) * 1000 };
  },
};
