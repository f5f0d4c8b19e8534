import { type Path, circle, difference, ellipse, roundedRect } from '../../geometry/index.ts';
import { knifeCut } from '../print/knife-cut.ts';
import { layer } from '../pen.ts';
import { type LetterMark, glyph, stemOf } from './letter-mark.ts';

/** The first character carved in a seal as names are signed in East Asia: white on the seal's colour, or in its frame. */
export const sealLetter: LetterMark = {
  id: 'sealLetter',
  title: 'Carved seal',
  tags: ['solid', 'frame', 'classic'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const shape = pen.pick('shape', ['square', 'square', 'round', 'oval']);
    const letter = glyph(pen, 'first', shape === 'square' ? 640 : 540, shape === 'square' ? 640 : shape === 'oval' ? 460 : 560);
    if (!letter) return null;
    const body = SEALS[shape];
    const carved = pen.pick('edge', ['clean', 'carved']) === 'carved' ? (path: Path) => knifeCut(path, 9) : (path: Path) => path;
    const rim = pen.pick('rim', ['none', 'line']) === 'line' ? [difference(body(56), body(80))] : [];
    return { layers: [layer('a', difference(carved(body(0)), letter, ...rim))], strokeWidth: stemOf(letter) };
  },
};

/** The outline of the seal, drawn in by so many units. */
const SEALS: Readonly<Record<'square' | 'round' | 'oval', (inset: number) => Path>> = {
  square: (inset) => roundedRect(-480 + inset, -480 + inset, 960 - 2 * inset, 960 - 2 * inset, 96 - inset * 0.6),
  round: (inset) => circle(0, 0, 500 - inset),
  oval: (inset) => ellipse(0, 0, 390 - inset, 500 - inset),
};
