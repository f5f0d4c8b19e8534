import { boundsOf, translate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { canTile, tileLetterPath } from '../tiles/tile-letters.ts';
import { type LetterMark, BARE } from './letter-mark.ts';

/** The initial laid in squares, quarters and triangles. */
export const tileLetter: LetterMark = {
  id: 'tileLetter',
  title: 'Laid letter',
  tags: ['grid', 'solid', 'tech'],
  initials: 1,
  from: 'construction',
  avoid: BARE,
  draw(pen) {
    if (!canTile(pen.initials.first)) return null;
    const letter = tileLetterPath(pen.initials.first, pen.pick('grout', [0.1, 0.14]));
    if (!letter) return null;
    const { cx, cy } = boundsOf(letter);
    return { layers: [layer('a', translate(letter, -cx, -cy))], strokeWidth: 180 };
  },
};
