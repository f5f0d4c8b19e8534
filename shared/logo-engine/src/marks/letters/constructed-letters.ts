import { type Path, difference, polygon } from '../../geometry/index.ts';
import { type ConstructedLetterOptions, constructedLetter } from '../alphabet/constructed-letter.ts';
import { baseOf } from '../alphabet/centre-lines.ts';
import { containerById } from '../containers.ts';
import { fitInside } from '../fit.ts';
import { type Pen, layer } from '../pen.ts';
import type { LetterMark } from './letter-mark.ts';

const first = (pen: Pen, options: ConstructedLetterOptions) => constructedLetter(pen.initials.first, options);

/** Parallel lines that follow the letter's way. */
export const multiLine: LetterMark = {
  id: 'multiLine',
  title: 'Multi-line letter',
  tags: ['stripes', 'retro', 'line'],
  initials: 1,
  from: 'construction',
  avoid: 'I1',
  draw(pen) {
    const letter = first(pen, { corner: pen.sharp ? 'chamfer' : 'round', weight: 42, stripes: 3, gap: 0.55 });
    return letter && { layers: [layer('a', letter)], strokeWidth: 90 };
  },
};

/** Three colours, one within the other. */
export const inlaidLetter: LetterMark = {
  id: 'inlaidLetter',
  title: 'Inlaid letter',
  tags: ['stripes', 'retro', 'playful', 'solid'],
  initials: 1,
  from: 'construction',
  avoid: 'I1',
  draw(pen) {
    const weight = 46;
    const corner = pen.sharp ? 'chamfer' : 'round';
    const whole = first(pen, { corner, weight });
    const edge = first(pen, { corner, weight, stripes: 3, gap: 1 });
    if (!whole || !edge) return null;
    return { layers: [layer('b', whole), layer('a', edge)], strokeWidth: 90 };
  },
};

/** A light, chamfered letter knocked out of a hexagon or octagon. */
export const plateLetter: LetterMark = {
  id: 'plateLetter',
  title: 'Letter plate',
  tags: ['angular', 'tech', 'solid', 'frame'],
  initials: 1,
  from: 'construction',
  avoid: '',
  draw(pen) {
    const letter = first(pen, { corner: 'chamfer', weight: 24 });
    if (!letter) return null;
    const plate = containerById(pen.container === 'octagon' ? 'octagon' : 'hexagon')!;
    const inside = fitInside(letter, 500, 530);
    return { layers: [layer('a', difference(plate.draw(), inside))], strokeWidth: (24 / 124) * 530 };
  },
};

/** One even line, our alphabet as a monogram. */
export const builtLetter: LetterMark = {
  id: 'builtLetter',
  title: 'Built letter',
  tags: ['line', 'round', 'tech', 'solid'],
  initials: 1,
  from: 'construction',
  avoid: 'IJL1',
  draw(pen) {
    const weight = Math.min(34, Math.max(16, pen.strokeWidth / 6));
    // Round M and W are two arches side by side: as a mark alone they read as a body.
    const straight = pen.sharp || 'MW'.includes(baseOf(pen.initials.first));
    const corner = pen.pick('corner', straight ? ['chamfer'] : ['round', 'chamfer']);
    const letter = first(pen, { corner, weight });
    return letter && { layers: [layer('a', letter)], strokeWidth: (weight / (100 + weight)) * 1000 };
  },
};

/** Folded strips: only letters that are made of straight strokes. */
const RIBBONS: Readonly<Record<string, readonly { role: 'a' | 'b'; points: string }[]>> = {
  V: [
    { role: 'a', points: '-500,-400 -230,-400 0,60 0,420 -90,420' },
    { role: 'b', points: '500,-400 230,-400 0,60 0,420 90,420' },
  ],
  N: [
    { role: 'b', points: '-250,-400 -250,-90 250,400 250,90' },
    { role: 'a', points: '-480,400 -480,-400 -250,-400 -250,400' },
    { role: 'a', points: '250,-400 480,-400 480,400 250,400' },
  ],
  M: [
    { role: 'a', points: '-500,400 -500,-400 -290,-400 -290,400' },
    { role: 'b', points: '-290,-400 0,20 0,330 -290,-90' },
    { role: 'b', points: '290,-400 0,20 0,330 290,-90' },
    { role: 'a', points: '500,400 500,-400 290,-400 290,400' },
  ],
  W: [
    { role: 'a', points: '-500,-400 -500,400 -290,400 -290,-400' },
    { role: 'b', points: '-290,400 0,-20 0,-330 -290,90' },
    { role: 'b', points: '290,400 0,-20 0,-330 290,90' },
    { role: 'a', points: '500,-400 500,400 290,400 290,-400' },
  ],
  Z: [
    { role: 'a', points: '-440,-440 440,-440 440,-220 -440,-220' },
    { role: 'b', points: '440,-220 130,-220 -440,220 -130,220' },
    { role: 'a', points: '-440,220 440,220 440,440 -440,440' },
  ],
  A: [
    { role: 'a', points: '-500,420 -240,420 0,-60 0,-440 -80,-440' },
    { role: 'b', points: '500,420 240,420 0,-60 0,-440 80,-440' },
  ],
};

export const ribbonLetter: LetterMark = {
  id: 'ribbonLetter',
  title: 'Folded letter',
  tags: ['angular', 'solid', 'tech', 'cut'],
  initials: 1,
  from: 'construction',
  avoid: '',
  draw(pen) {
    const strips = RIBBONS[baseOf(pen.initials.first)];
    if (!strips) return null;
    const pathOf = (points: string): Path =>
      polygon(points.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]));
    return { layers: strips.map(({ role, points }) => layer(role, pathOf(points))), strokeWidth: 230 };
  },
};
