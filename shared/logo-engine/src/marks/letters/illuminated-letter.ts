import { type Path, circle, contoursOf, difference, grow, intersect, isEmpty, lens, polygon, rect, regularPolygon, rotate, times, together, translate, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, glyph, stemOf } from './letter-mark.ts';

const CELLS = 6;
const FIELD = 820;

/** The first letter of a chapter: on a patterned tile, with air of its own. */
export const illuminatedLetter: LetterMark = {
  id: 'illuminatedLetter',
  title: 'Illuminated initial',
  tags: ['frame', 'classic', 'fine', 'grid'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 620, 640);
    if (!letter) return null;
    const cell = FIELD / CELLS;
    const figure = PATTERNS[pen.pick('pattern', ['leaves', 'diamonds', 'discs', 'quatrefoils'])](cell);
    // Counters count as letter: discs in an O make a button of it.
    const clear = grow(union(letter, ...contoursOf(letter, 20).map(polygon)), 30);
    const places = times(CELLS * CELLS, (i) => translate(figure, ((i % CELLS) - (CELLS - 1) / 2) * cell, (Math.floor(i / CELLS) - (CELLS - 1) / 2) * cell));
    // Only whole figures: the crumbs that a letter leaves of one look like dirt.
    const field = together(...places.filter((place) => isEmpty(intersect(place, clear))));
    const frame = difference(rect(-500, -500, 1000, 1000), rect(-462, -462, 924, 924));
    const isSolid = pen.pick('ground', ['open', 'solid']) === 'solid';
    if (isSolid) return { layers: [layer('a', difference(rect(-500, -500, 1000, 1000), field, letter))], strokeWidth: stemOf(letter) };
    return { layers: [layer('b', field), layer('a', union(frame, letter))], strokeWidth: stemOf(letter) };
  },
};

const PATTERNS: Readonly<Record<'leaves' | 'diamonds' | 'discs' | 'quatrefoils', (cell: number) => Path>> = {
  leaves: (cell) => rotate(lens([-cell * 0.42, 0], [cell * 0.42, 0], 0.27), -45),
  diamonds: (cell) => regularPolygon(4, cell * 0.36),
  discs: (cell) => circle(0, 0, cell * 0.27),
  quatrefoils: (cell) => union(...times(4, (i) => rotate(circle(cell * 0.17, 0, cell * 0.17), i * 90))),
};
