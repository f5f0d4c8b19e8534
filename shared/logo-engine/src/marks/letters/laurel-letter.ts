import { arc, lens, mirror, polar, rotate, stroke, times, together, translate, union } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, glyph, stemOf } from './letter-mark.ts';

/** Two leafy branches that meet below the letter. */
export const laurelLetter: LetterMark = {
  id: 'laurelLetter',
  title: 'Letter and laurel',
  tags: ['organic', 'classic', 'frame', 'fine'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 400, 470);
    if (!letter) return null;
    const width = clamp(stemOf(letter) * 0.32, 15, 26);
    const radius = 428;
    /** Leaves grow along the branch, upwards: their own direction is that of the circle. */
    const leafAt = (angle: number, lean: number) => translate(rotate(lens([0, 0], [0, -150], 0.2), angle + 180 + lean), ...polar(radius, angle));
    const leaves = times(6, (i) => [leafAt(108 + i * 21, 32), leafAt(108 + i * 21, -32)]).flat();
    const branch = union(stroke(arc(0, 0, radius, 94, 232), width), ...leaves, leafAt(232, 0));
    return { layers: [layer('b', together(branch, mirror(branch))), layer('a', letter)], strokeWidth: width };
  },
};
