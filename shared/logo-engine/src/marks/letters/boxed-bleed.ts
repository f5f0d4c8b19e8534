import { difference, intersect, translate } from '../../geometry/index.ts';
import { containerById } from '../containers.ts';
import { layer } from '../pen.ts';
import { type LetterMark, BARRED, heavyGlyph, stemOf } from './letter-mark.ts';

/** The letter larger than its box: only for letters that stay themselves when cropped. */
export const boxedBleed: LetterMark = {
  id: 'boxedBleed',
  title: 'Cropped letter',
  tags: ['solid', 'cut', 'tech', 'frame'],
  initials: 1,
  from: 'font',
  avoid: `${BARRED}JOQUCDОС0`,
  cuts: true,
  draw(pen) {
    const letter = heavyGlyph(pen, 1080, 1240);
    if (!letter) return null;
    const container = containerById(pen.container) ?? containerById('squircle')!;
    const box = container.draw();
    const placed = translate(letter, pen.pick('shift', [-60, 0, 60]), 60);
    return {
      layers: [layer('a', difference(box, placed)), layer('b', intersect(box, placed))],
      strokeWidth: stemOf(letter),
    };
  },
};
