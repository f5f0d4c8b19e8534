import {
  type Point,
  boundsOf,
  circle,
  contoursOf,
  difference,
  grow,
  intersect,
  isInside,
  rect,
  rotate,
  sweep,
  times,
  together,
  translate,
  union,
} from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import { BARRED, type LetterMark, glyph, heavyGlyph, stemOf } from './letter-mark.ts';

/** One oblique cut; the lower part may take the second colour. */
export const slicedLetter: LetterMark = {
  id: 'slicedLetter',
  title: 'Sliced letter',
  tags: ['cut', 'solid', 'tech'],
  initials: 1,
  from: 'font',
  avoid: BARRED,
  cuts: true,
  draw(pen) {
    const letter = glyph(pen, 'first', 1000, 1150);
    if (!letter) return null;
    const gap = 44;
    const angle = -22;
    const upper = rotate(rect(-1500, -1500, 3000, 1500 - gap / 2), angle);
    const lower = rotate(rect(-1500, gap / 2, 3000, 1500), angle);
    const shift = pen.pick('shift', [0, 46]);
    const slide: Point = [Math.cos((angle * Math.PI) / 180) * shift, Math.sin((angle * Math.PI) / 180) * shift];
    return {
      layers: [
        layer('a', translate(intersect(letter, upper), ...slide)),
        layer(pen.pick('foot', ['a', 'b']), intersect(letter, lower)),
      ],
      strokeWidth: stemOf(letter),
    };
  },
};

/** An upright or leaning bridge, as stencils have. Not for S, which would read as a dollar. */
export const stencilLetter: LetterMark = {
  id: 'stencilLetter',
  title: 'Stencil letter',
  tags: ['cut', 'solid', 'tech'],
  initials: 1,
  from: 'font',
  avoid: `${BARRED.replace('H', '')}SJC523KMVWXYСКМХУ`,
  cuts: true,
  draw(pen) {
    const letter = heavyGlyph(pen, 1000, 1150);
    if (!letter) return null;
    const bridge = clamp(stemOf(letter) * 0.24, 30, 56);
    const cut = rotate(rect(-bridge / 2, -800, bridge, 1600), pen.pick('lean', [0, 18]));
    return { layers: [layer('a', difference(letter, cut))], strokeWidth: stemOf(letter) };
  },
};

/** Level cuts that open towards the foot. */
export const stripedLetter: LetterMark = {
  id: 'stripedLetter',
  title: 'Striped letter',
  tags: ['stripes', 'solid', 'retro', 'tech'],
  initials: 1,
  from: 'font',
  avoid: BARRED,
  cuts: true,
  draw(pen) {
    const letter = heavyGlyph(pen, 1000, 1150);
    if (!letter) return null;
    const count = 7;
    const step = 1000 / count;
    const cuts = times(count - 1, (i) => {
      const gap = 16 + i * 8;
      return rect(-1200, -500 + (i + 1) * step - gap, 2400, gap);
    });
    return { layers: [layer('a', difference(letter, ...cuts))], strokeWidth: step * 0.7 };
  },
};

/** Lines of wind that eat into the letter's left side. */
export const speedLetter: LetterMark = {
  id: 'speedLetter',
  title: 'Letter at speed',
  tags: ['stripes', 'cut', 'solid', 'tech'],
  initials: 1,
  from: 'font',
  avoid: BARRED + 'JY',
  cuts: true,
  draw(pen) {
    const letter = heavyGlyph(pen, 1000, 1150);
    if (!letter) return null;
    const { x, width } = boundsOf(letter);
    const step = 1000 / 6;
    const cuts = times(5, (i) => rect(x - 20, -500 + (i + 1) * step - 22, width * (i % 2 ? 0.36 : 0.52), 44));
    return { layers: [layer('a', difference(letter, ...cuts))], strokeWidth: 110 };
  },
};

/** Printed dots that grow from the cap line to the foot. */
export const halftoneLetter: LetterMark = {
  id: 'halftoneLetter',
  title: 'Halftone letter',
  tags: ['dots', 'retro', 'fine'],
  initials: 1,
  from: 'font',
  avoid: 'I1',
  cuts: true,
  draw(pen) {
    const letter = heavyGlyph(pen, 1000, 1150);
    if (!letter) return null;
    const contours = contoursOf(letter, 30);
    const { x, width } = boundsOf(letter);
    const step = 1000 / 14;
    const columns = Math.ceil(width / step);
    const dots = times(14 * columns, (i) => {
      const row = Math.floor(i / columns);
      const at: Point = [x + ((i % columns) + 0.5) * (width / columns), -500 + (row + 0.5) * step];
      return isInside(contours, at) ? [circle(...at, step * (0.27 + (0.2 * row) / 13))] : [];
    });
    return { layers: [layer('a', together(...dots.flat()))], strokeWidth: 50 };
  },
};

/** A block letter with its side in the second colour. */
export const blockLetter: LetterMark = {
  id: 'blockLetter',
  title: 'Block letter',
  tags: ['solid', 'retro', 'playful'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = heavyGlyph(pen, 860, 900);
    if (!letter) return null;
    const side = difference(sweep(letter, 120, 120), grow(letter, 16, 'miter'));
    return { layers: [layer('b', side), layer('a', letter)], strokeWidth: stemOf(letter) };
  },
};

/** The letter, a gap, and its outline once more. */
export const echoLetter: LetterMark = {
  id: 'echoLetter',
  title: 'Echoed letter',
  tags: ['line', 'retro', 'playful'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 720, 800);
    if (!letter) return null;
    const width = clamp(stemOf(letter) * 0.26, 26, 52);
    const join = pen.sharp ? 'miter' : 'round';
    const outer = difference(grow(letter, width * 2.1, join), grow(letter, width * 1.1, join));
    return { layers: [layer('b', union(outer)), layer('a', letter)], strokeWidth: width };
  },
};
