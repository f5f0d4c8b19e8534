import { SHARP, difference, stroke, translate } from '../../geometry/index.ts';
import { shieldPath } from '../containers.ts';
import { layer } from '../pen.ts';
import { type LetterMark, glyph, stemOf } from './letter-mark.ts';

/** A shield with an inner line. */
export const crestLetter: LetterMark = {
  id: 'crestLetter',
  title: 'Crest',
  tags: ['classic', 'frame', 'solid'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 430, 460);
    if (!letter) return null;
    const shield = shieldPath();
    const inset = (width: number) => difference(shield, stroke(shield, width, SHARP));
    const line = difference(inset(60), inset(96));
    return { layers: [layer('a', difference(shield, line, translate(letter, 0, -40)))], strokeWidth: stemOf(letter) };
  },
};
