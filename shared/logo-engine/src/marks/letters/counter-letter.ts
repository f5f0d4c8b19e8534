import { difference, rect, together, translate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, BARE, glyph } from './letter-mark.ts';

const CELL = 500;
/** Cells of two by two, centred. */
const PLACES = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;

/** The initial four times on a chequered field: twice laid, twice left out. */
export const counterLetter: LetterMark = {
  id: 'counterLetter',
  title: 'Chequered initial',
  tags: ['grid', 'solid'],
  initials: 1,
  from: 'font',
  avoid: BARE,
  draw(pen) {
    const letter = glyph(pen, 'first', 330, 380);
    if (!letter) return null;
    const placed = PLACES.map(([x, y]) => translate(letter, (x * CELL) / 2, (y * CELL) / 2));
    const squares = PLACES.map(([x, y]) => rect((x * CELL) / 2 - CELL / 2, (y * CELL) / 2 - CELL / 2, CELL, CELL));
    const cut = together(difference(squares[0]!, placed[0]!), difference(squares[2]!, placed[2]!));
    return { layers: [layer('a', cut), layer('b', together(placed[1]!, placed[3]!))], strokeWidth: 200 };
  },
};
