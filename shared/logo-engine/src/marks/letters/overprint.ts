import { type Path, boundsOf, inkAreaOf, intersect, translate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, bothGlyphs, stemOf } from './letter-mark.ts';

/** How far one letter lies over the other, in shares of the narrower: the first that leaves both readable. */
const OVERLAPS = [0.3, 0.24, 0.18];
/** Most of the smaller letter that may lie under or over the other: with more, two heavy letters are one clump. */
const MOST_SHARED = 0.22;

/** Two inks, and a third where they overlap. */
export const overprint: LetterMark = {
  id: 'overprint',
  title: 'Overprinted initials',
  tags: ['solid', 'retro', 'playful'],
  initials: 2,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letters = bothGlyphs(pen, 900, 1000);
    if (!letters) return null;
    const [one, other] = letters;
    const printed = printedOver(one, other);
    if (!printed) return null;
    // Whole letters, one over the other: cut to meet at their edges they would show the ground between them as a hairline.
    return { layers: [layer('a', one), layer('b', printed.over), layer('text', printed.both)], strokeWidth: stemOf(one) };
  },
};

/** The second letter where it stands, and what both cover; null where they would be a clump however little they overlap. */
function printedOver(one: Path, other: Path): { over: Path; both: Path } | null {
  const [left, right] = [boundsOf(one).width, boundsOf(other).width];
  const least = Math.min(inkAreaOf(one), inkAreaOf(other));
  for (const share of OVERLAPS) {
    const over = translate(other, (left + right) / 2 - Math.min(left, right) * share, 0);
    const both = intersect(one, over);
    if (inkAreaOf(both) <= least * MOST_SHARED) return { over, both };
  }
  return null;
}
