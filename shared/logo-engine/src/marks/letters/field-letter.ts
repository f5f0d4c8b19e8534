import { difference, grow, intersect, rect, rotate, times, together } from '../../geometry/index.ts';
import { containerById } from '../containers.ts';
import { layer } from '../pen.ts';
import { type LetterMark, heavyGlyph, stemOf } from './letter-mark.ts';

/** A solid letter on a field of ruled lines, with a margin of air. */
export const fieldLetter: LetterMark = {
  id: 'fieldLetter',
  title: 'Letter on a ruled field',
  tags: ['stripes', 'solid', 'tech', 'retro'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = heavyGlyph(pen, 620, 640);
    if (!letter) return null;
    const lines = pen.pick('lines', [7, 8, 9, 11]);
    const [pitch, angle] = [1000 / lines, pen.pick('angle', [0, 45, -45, 90])];
    const ground = containerById(pen.pick('ground', ['circle', 'squircle', 'square', 'octagon']))!.draw();
    const ruled = rotate(together(...times(lines * 2, (i) => rect(-1000, -1000 + (i + 0.25) * pitch, 2000, pitch * 0.5))), angle);
    const field = difference(intersect(ground, ruled), grow(letter, pen.range('air', 26, 44)));
    return { layers: [layer('b', field), layer('a', letter)], strokeWidth: stemOf(letter) };
  },
};
