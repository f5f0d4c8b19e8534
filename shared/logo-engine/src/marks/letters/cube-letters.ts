import {
  type Path,
  type Point,
  SHARP,
  boundsOf,
  difference,
  polar,
  polygon,
  stroke,
  times,
  transform,
} from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, bothGlyphs, stemOf } from './letter-mark.ts';

/** The initials on the two visible walls of a cube. */
export const cubeLetters: LetterMark = {
  id: 'cubeLetters',
  title: 'Cube of initials',
  tags: ['solid', 'angular', 'tech'],
  initials: 2,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letters = bothGlyphs(pen, 440);
    if (!letters) return null;
    const corners = times(6, (i) => polar(500, -90 + i * 60));
    const centre: Point = [0, 0];
    const face = (...points: (Point | undefined)[]) => {
      const wall = polygon(points as Point[]);
      return difference(wall, stroke(wall, 26, SHARP));
    };
    const cos30 = Math.cos(Math.PI / 6);
    const onWall = (letter: Path, side: 1 | -1) => {
      const narrowed = transform(letter, Math.min(1, 330 / boundsOf(letter).width), 0, 0, 1, 0, 0);
      return transform(narrowed, cos30, -side * 0.5, 0, 1, (side * 500 * cos30) / 2, 125);
    };
    const left = difference(face(corners[5], centre, corners[3], corners[4]), onWall(letters[0], -1));
    const right = difference(face(centre, corners[1], corners[2], corners[3]), onWall(letters[1], 1));
    return {
      layers: [layer('a', left), layer('a', right), layer('b', face(corners[5], corners[0], corners[1], centre))],
      strokeWidth: stemOf(letters[0]) * 0.9,
    };
  },
};
