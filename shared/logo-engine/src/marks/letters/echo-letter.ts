import { difference, grow, union, withoutCrumbs } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, glyph, stemOf } from './letter-mark.ts';

/** The letter, a gap, and its outline once more. */
export const echoLetter: LetterMark = {
  id: 'echoLetter',
  title: 'Echoed letter',
  tags: ['line', 'retro', 'playful', 'depth'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 720, 800);
    if (!letter) return null;
    const width = clamp(stemOf(letter) * 0.26, 26, 52);
    const join = pen.sharp ? 'miter' : 'round';
    const outer = difference(grow(letter, width * 2.1, join), grow(letter, width * 1.1, join));
    return { layers: [layer('b', withoutCrumbs(union(outer), 6_000)), layer('a', letter)], strokeWidth: width };
  },
};
