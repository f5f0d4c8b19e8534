import { type Path, circle, difference, quarter, rect, regularPolygon, rotate, union } from '../../geometry/index.ts';
import { type Drawing, type Pen, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const SQUARE = rect(-500, -500, 1000, 1000);

/** A square with one precise bite. */
export const notchedSquare: AbstractMark = {
  id: 'notchedSquare',
  title: 'Notched square',
  tags: ['angular', 'cut', 'solid', 'tech'],
  draw(pen) {
    const { layers, strokeWidth } = CUTS[pen.pick('cut', ['quarter', 'round', 'key', 'step'])](pen);
    const turn = pen.pick('corner', [0, 90, 180, 270]);
    return { layers: layers.map(({ role, path }) => layer(role, rotate(path, turn))), strokeWidth };
  },
};

const inlaid = (bite: Path, inlay: Path): Drawing => ({ layers: [layer('a', difference(SQUARE, bite)), layer('b', inlay)], strokeWidth: 220 });

const CUTS: Readonly<Record<'quarter' | 'round' | 'key' | 'step', (pen: Pen) => Drawing>> = {
  quarter: (pen) => {
    const [size, gap] = [pen.range('size', 460, 680), pen.range('gap', 50, 84)];
    return inlaid(quarter(500 - size, -500, size, 'top-right'), quarter(500 - size + gap, -500, size - gap, 'top-right'));
  },
  round: (pen) => {
    const [radius, gap] = [pen.range('radius', 180, 260), pen.range('gap', 48, 78)];
    const place = 500 - radius - gap - pen.range('margin', 56, 120);
    return inlaid(circle(place, -place, radius + gap), circle(place, -place, radius));
  },
  step: (pen) => {
    const [size, gap] = [pen.range('size', 400, 620), pen.range('gap', 50, 90)];
    return inlaid(rect(500 - size, -500, size, size), rect(500 - size + gap, -500, size - gap, size - gap));
  },
  key: (pen) => {
    const [head, width] = [pen.range('head', 150, 220), pen.range('width', 96, 150)];
    const eye = pen.pick('eye', ['round', 'square']) === 'round' ? circle(0, 0, head) : regularPolygon(4, head * 1.2);
    return { layers: [layer('a', difference(SQUARE, union(eye, rect(-width / 2, 0, width, 600))))], strokeWidth: 240 };
  },
};
