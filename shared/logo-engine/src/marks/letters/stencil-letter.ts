import { type Path, boundsOf, difference, rect, rotate } from '../../geometry/index.ts';
import { baseOf } from '../alphabet/centre-lines.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, BARRED, heavyGlyph, stemOf } from './letter-mark.ts';

/** Letters of two posts, and the width against the height below which a bridge leaves nothing else of them. */
const POSTS = 'HНΗ';
const NARROWEST = 0.66;

const isParted = (char: string, letter: Path): boolean => POSTS.includes(baseOf(char)) && boundsOf(letter).width < boundsOf(letter).height * NARROWEST;

/** An upright or leaning bridge, as stencils have. Not for S, which would read as a dollar. */
export const stencilLetter: LetterMark = {
  id: 'stencilLetter',
  title: 'Stencil letter',
  tags: ['cut', 'solid', 'tech'],
  initials: 1,
  from: 'font',
  avoid: `${BARRED.replace('H', '')}SJC523KMNVWXYСКИМХУ`,
  cuts: true,
  draw(pen) {
    const letter = heavyGlyph(pen, 1000, 1150);
    if (!letter || isParted(pen.initials.first, letter)) return null;
    const bridge = clamp(stemOf(letter) * 0.24, 30, 56);
    const cut = rotate(rect(-bridge / 2, -800, bridge, 1600), pen.pick('lean', [0, 18]));
    return { layers: [layer('a', difference(letter, cut))], strokeWidth: stemOf(letter) };
  },
};
