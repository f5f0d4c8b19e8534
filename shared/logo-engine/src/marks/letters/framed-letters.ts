import {
  SHARP,
  arc,
  boundsOf,
  circle,
  difference,
  intersect,
  lens,
  mirror,
  polar,
  polygon,
  rect,
  ring,
  rotate,
  roundedRect,
  stroke,
  times,
  together,
  translate,
  union,
  wedge,
  xor,
} from '../../geometry/index.ts';
import { CONTAINERS, containerById, shieldPath } from '../containers.ts';
import { clamp, layer } from '../pen.ts';
import { BARRED, type LetterMark, glyph, heavyGlyph, stemOf } from './letter-mark.ts';

/** The letter as a hole in a plain shape. */
export const knockout: LetterMark = {
  id: 'knockout',
  title: 'Knocked-out letter',
  tags: ['solid', 'frame'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const container = containerById(pen.container) ?? CONTAINERS[0]!;
    const { x, y, radius } = container.slot;
    const letter = glyph(pen, 'first', radius * 1.62, radius * 1.75);
    if (!letter) return null;
    const shape = difference(container.draw(), translate(letter, x, y));
    return { layers: [layer('a', shape)], strokeWidth: stemOf(letter) };
  },
};

/** The letter at the foot of a square, where a stamp would print it. */
export const cornerLetter: LetterMark = {
  id: 'cornerLetter',
  title: 'Corner letter',
  tags: ['solid', 'angular', 'tech', 'frame'],
  initials: 1,
  from: 'font',
  avoid: 'I1',
  cuts: true,
  draw(pen) {
    const letter = glyph(pen, 'first', 560, 620);
    if (!letter) return null;
    const margin = 96;
    const square = roundedRect(-500, -500, 1000, 1000, pen.sharp ? 0 : 120);
    const placed = translate(letter, -500 + margin + boundsOf(letter).width / 2, 500 - margin - 280);
    return { layers: [layer('a', difference(square, placed))], strokeWidth: stemOf(letter) };
  },
};

/** Inside and outside change places where the letter crosses the edge of a half disc. */
export const halfInverse: LetterMark = {
  id: 'halfInverse',
  title: 'Day and night',
  tags: ['round', 'solid', 'cut'],
  initials: 1,
  from: 'font',
  avoid: `${BARRED}SOО0`,
  cuts: true,
  draw(pen) {
    const letter = glyph(pen, 'first', 590, 640);
    if (!letter) return null;
    const disc = circle(0, 0, 500);
    const half = rotate(rect(-1000, -1000, 1000, 2000), pen.pick('side', [0, 180]));
    const rimWidth = clamp(pen.strokeWidth * 0.7, 20, 44);
    const rim = difference(ring(0, 0, 500, 500 - rimWidth), half);
    return { layers: [layer('a', union(xor(intersect(disc, half), letter), rim))], strokeWidth: stemOf(letter) };
  },
};

/** A ring whose line is as strong as the letter's stem. */
export const ringLetter: LetterMark = {
  id: 'ringLetter',
  title: 'Letter in a ring',
  tags: ['round', 'line', 'frame', 'classic'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 450, 540);
    if (!letter) return null;
    const width = clamp(stemOf(letter) * 0.8, 16, 46);
    return { layers: [layer('b', ring(0, 0, 500, 500 - width)), layer('a', letter)], strokeWidth: width };
  },
};

/** Short rays round the letter, every other one longer. */
export const sunLetter: LetterMark = {
  id: 'sunLetter',
  title: 'Radiant letter',
  tags: ['round', 'rays', 'line', 'classic'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 450, 540);
    if (!letter) return null;
    const width = clamp(stemOf(letter) * 0.5, 14, 30);
    const rays = times(32, (i) => rotate(roundedRect(-width / 2, -500, width, i % 2 ? 66 : 104, pen.sharp ? 0 : width), i * 11.25));
    return { layers: [layer('b', together(...rays)), layer('a', letter)], strokeWidth: width };
  },
};

/** The letter rises before a half sun of rays. */
export const risingLetter: LetterMark = {
  id: 'risingLetter',
  title: 'Letter at sunrise',
  tags: ['round', 'rays', 'retro'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 470, 560);
    if (!letter) return null;
    const rays = times(11, (i) => {
      const angle = 180 + ((i + 0.5) * 180) / 11;
      return difference(wedge(0, 0, 500, angle - 4.4, angle + 4.4), circle(0, 0, 350));
    });
    return { layers: [layer('b', together(...rays)), layer('a', translate(letter, 0, 10))], strokeWidth: 54 };
  },
};

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

/** A fine diamond, single or double. */
export const diamondLetter: LetterMark = {
  id: 'diamondLetter',
  title: 'Letter in a diamond',
  tags: ['angular', 'line', 'frame', 'classic'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 350, 380);
    if (!letter) return null;
    const width = clamp(stemOf(letter) * 0.7, 15, 36);
    const diamond = (radius: number) => polygon([[0, -radius], [radius, 0], [0, radius], [-radius, 0]]);
    const frame = (outer: number, line: number) => difference(diamond(outer), diamond(outer - line * Math.SQRT2));
    const frames = [frame(500, width)];
    if (pen.pick('double', [true, false])) frames.push(frame(500 - width * 3.4, width * 0.55));
    return { layers: [layer('b', together(...frames)), layer('a', letter)], strokeWidth: width };
  },
};

/** A shield with an inner line. */
export const crestLetter: LetterMark = {
  id: 'crestLetter',
  title: 'Crest',
  tags: ['classic', 'frame', 'solid'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 430, 460);
    if (!letter) return null;
    const shield = shieldPath();
    const inset = (width: number) => difference(shield, stroke(shield, width, SHARP));
    const line = difference(inset(60), inset(96));
    return { layers: [layer('a', difference(shield, line, translate(letter, 0, -40)))], strokeWidth: stemOf(letter) };
  },
};

/** The letter larger than its box: only for letters that stay themselves when cropped. */
export const boxedBleed: LetterMark = {
  id: 'boxedBleed',
  title: 'Cropped letter',
  tags: ['solid', 'cut', 'tech', 'frame'],
  initials: 1,
  from: 'font',
  avoid: `${BARRED}JOQUCDОС0`,
  cuts: true,
  draw(pen) {
    const letter = heavyGlyph(pen, 1080, 1240);
    if (!letter) return null;
    const container = containerById(pen.container) ?? containerById('squircle')!;
    const box = container.draw();
    const placed = translate(letter, pen.pick('shift', [-60, 0, 60]), 60);
    return {
      layers: [layer('a', difference(box, placed)), layer('b', intersect(box, placed))],
      strokeWidth: stemOf(letter),
    };
  },
};
