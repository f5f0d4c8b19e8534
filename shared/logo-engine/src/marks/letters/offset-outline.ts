import { difference, grow, translate } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, heavyGlyph, stemOf } from './letter-mark.ts';

/** An outline printed out of register over its own colour. */
export const offsetOutline: LetterMark = {
  id: 'offsetOutline',
  title: 'Out of register',
  tags: ['line', 'solid', 'playful', 'retro'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = heavyGlyph(pen, 860, 880);
    if (!letter) return null;
    const width = clamp(stemOf(letter) * 0.2, 26, 44);
    const [dx, dy] = [pen.pick('side', [-1, 1]) * pen.range('across', 44, 80), pen.range('down', 44, 80)];
    const front = difference(letter, grow(letter, -width, 'miter'));
    return { layers: [layer('b', difference(translate(letter, dx, dy), front)), layer('a', front)], strokeWidth: width };
  },
};
