import { difference, intersect, rect, rotate, times, together } from '../../geometry/index.ts';
import { containerById } from '../containers.ts';
import { layer } from '../pen.ts';
import { type LetterMark, heavyGlyph } from './letter-mark.ts';

/** The letter in heavy lines on a ground of fine ones, as on a banknote. */
export const engravedLetter: LetterMark = {
  id: 'engravedLetter',
  title: 'Engraved letter',
  tags: ['stripes', 'classic', 'fine', 'round'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = heavyGlyph(pen, 640, 680);
    if (!letter) return null;
    const lines = pen.pick('lines', [9, 11, 13]);
    const [pitch, angle] = [1000 / lines, pen.pick('angle', [-30, 30, 45, -45])];
    const ground = containerById(pen.pick('ground', ['circle', 'shield', 'octagon', 'oval']))!.draw();
    const ruled = (share: number) => rotate(together(...times(lines * 2, (i) => rect(-1000, -1000 + (i - share / 2) * pitch, 2000, pitch * share))), angle);
    const fine = difference(intersect(ground, ruled(0.24)), letter);
    const heavy = intersect(letter, ruled(0.82));
    return { layers: [layer('b', fine), layer('a', heavy)], strokeWidth: pitch * 0.78 };
  },
};
