import { translate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { blockOf } from '../print/block.ts';
import { knifeCut } from '../print/knife-cut.ts';
import { type LetterMark, glyph } from './letter-mark.ts';

/** The initial cut from dark paper, on a sheet of the second colour that it overlaps. */
export const paperLetter: LetterMark = {
  id: 'paperLetter',
  title: 'Paper initial',
  tags: ['handmade', 'solid', 'organic', 'playful'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 760, 820);
    if (!letter) return null;
    const sheet = blockOf(pen.pick('sheet', ['round', 'square', 'arch']), pen.chance.fork('sheet'));
    const slip = pen.pick('side', [-1, 1]);
    return { layers: [layer('b', translate(sheet, -slip * 34, -30)), layer('a', translate(knifeCut(letter, 8), slip * 56, 50))], strokeWidth: 150 };
  },
};
