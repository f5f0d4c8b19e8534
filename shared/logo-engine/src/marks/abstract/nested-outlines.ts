import {
  type Path,
  circle,
  difference,
  regularPolygon,
  roundCorners,
  superellipse,
  times,
} from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** One outline within the other. */
export const nestedOutlines: AbstractMark = {
  id: 'nestedOutlines',
  title: 'Nested outlines',
  tags: ['stripes', 'line', 'solid'],
  draw(pen) {
    const width = clamp(pen.strokeWidth, 48, 86);
    const shape = pen.pick('shape', ['square', 'hexagon', 'diamond', 'circle']);
    const figure = FIGURES[shape];
    const slant = { square: 1, hexagon: 1.155, diamond: 1.41, circle: 1 }[shape];
    const rings = pen.pick('rings', [3, 3, 4]);
    const second = pen.pick('second', [rings - 1, 1, 0]);
    const layers = times(rings, (i) => {
      const outer = 500 - i * width * pen.range('pitch', 1.7, 2.3) * slant;
      const solid = i === rings - 1 || outer - width * slant < width;
      return layer(i === second ? 'b' : 'a', solid ? figure(outer) : difference(figure(outer), figure(outer - width * slant)));
    });
    return { layers, strokeWidth: width };
  },
};

const FIGURES: Record<'square' | 'hexagon' | 'diamond' | 'circle', (radius: number) => Path> = {
  square: (radius) => superellipse(0, 0, radius, 4.2),
  hexagon: (radius) => regularPolygon(6, radius),
  diamond: (radius) => roundCorners(regularPolygon(4, radius), 10),
  circle: (radius) => circle(0, 0, radius),
};
