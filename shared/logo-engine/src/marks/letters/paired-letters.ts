import {
  SHARP,
  type Path,
  type Point,
  boundsOf,
  difference,
  grow,
  intersect,
  polar,
  polygon,
  rect,
  stroke,
  times,
  transform,
  translate,
  union,
} from '../../geometry/index.ts';
import { containerById } from '../containers.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, bothGlyphs, stemOf } from './letter-mark.ts';

/** The second letter steps behind the first, cut free by a gap. */
export const interlocked: LetterMark = {
  id: 'interlocked',
  title: 'Interlocked initials',
  tags: ['solid', 'classic'],
  initials: 2,
  from: 'font',
  avoid: 'EFILT1',
  draw(pen) {
    const letters = bothGlyphs(pen, 1000, 1100);
    if (!letters) return null;
    const [front, back] = letters;
    const overlap = Math.min(boundsOf(front).width, boundsOf(back).width) * pen.pick('overlap', [0.2, 0.26]);
    const placed = translate(back, (boundsOf(front).width + boundsOf(back).width) / 2 - overlap, pen.pick('drop', [0, 170]));
    const gap = clamp(stemOf(front) * 0.2, 22, 44);
    return {
      layers: [layer('a', front), layer('b', difference(placed, grow(front, gap, 'miter')))],
      strokeWidth: stemOf(front),
    };
  },
};

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
    const overlap = Math.min(boundsOf(one).width, boundsOf(other).width) * 0.44;
    const placed = translate(other, (boundsOf(one).width + boundsOf(other).width) / 2 - overlap, pen.pick('drop', [0, 110]));
    const both = intersect(one, placed);
    return {
      layers: [layer('a', difference(one, both)), layer('b', difference(placed, both)), layer('text', both)],
      strokeWidth: stemOf(one),
    };
  },
};

/** A square, half filled: one letter on each side of the seam. */
export const splitBox: LetterMark = {
  id: 'splitBox',
  title: 'Split square',
  tags: ['solid', 'angular', 'frame', 'cut'],
  initials: 2,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letters = bothGlyphs(pen, 500, 350);
    if (!letters) return null;
    const [left, right] = letters;
    const rim = clamp(stemOf(left) * 0.4, 22, 40);
    const frame = difference(rect(-500, -500, 1000, 1000), rect(-500 + rim, -500 + rim, 1000 - 2 * rim, 1000 - 2 * rim));
    const solid = difference(rect(-500, -500, 500, 1000), translate(left, -250, 0));
    return { layers: [layer('a', union(solid, frame, translate(right, 250 - rim / 2, 0)))], strokeWidth: stemOf(left) };
  },
};

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

/** Two letters in a row on one plate. */
export const plateInitials: LetterMark = {
  id: 'plateInitials',
  title: 'Initials in reserve',
  tags: ['solid', 'frame', 'classic'],
  initials: 2,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letters = bothGlyphs(pen, 430, 330);
    if (!letters) return null;
    const [left, right] = letters;
    const gap = clamp(stemOf(left) * 0.55, 30, 60);
    const width = boundsOf(left).width + gap + boundsOf(right).width;
    const row = union(
      translate(left, (boundsOf(left).width - width) / 2, 0),
      translate(right, (width - boundsOf(right).width) / 2, 0),
    );
    return { layers: [layer('a', difference((containerById(pen.container) ?? containerById('circle')!).draw(), row))], strokeWidth: stemOf(left) };
  },
};
