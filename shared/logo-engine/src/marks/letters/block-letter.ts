import { difference, grow, sweep } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, heavyGlyph, stemOf } from './letter-mark.ts';

/** A block letter with its side in the second colour. */
export const blockLetter: LetterMark = {
  id: 'blockLetter',
  title: 'Block letter',
  tags: ['solid', 'retro', 'playful', 'depth'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = heavyGlyph(pen, 860, 900);
    if (!letter) return null;
    const side = difference(sweep(letter, 120, 120), grow(letter, 16, 'miter'));
    return { layers: [layer('b', side), layer('a', letter)], strokeWidth: stemOf(letter) };
  },
};
