import { difference } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { blockOf } from '../print/block.ts';
import { gougesAround } from '../print/gouges.ts';
import { knifeCut } from '../print/knife-cut.ts';
import { type LetterMark, glyph } from './letter-mark.ts';

/** The initial cut from a lino block, the strokes of the gouge around it. */
export const linoLetter: LetterMark = {
  id: 'linoLetter',
  title: 'Lino initial',
  tags: ['handmade', 'solid', 'organic'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 520, 520);
    if (!letter) return null;
    const figure = knifeCut(letter, 6);
    const block = blockOf(pen.pick('block', ['square', 'round', 'arch', 'oval']), pen.chance.fork('block'));
    const gouges = gougesAround(figure, block, { count: 34, air: 36, chance: pen.chance.fork('gouges') });
    return { layers: [layer('a', difference(block, figure, gouges))], strokeWidth: 120 };
  },
};
