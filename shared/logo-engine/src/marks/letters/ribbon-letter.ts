import { type Path, polygon } from '../../geometry/index.ts';
import { baseOf } from '../alphabet/centre-lines.ts';
import { layer } from '../pen.ts';
import type { LetterMark } from './letter-mark.ts';

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
