import {
  type Path,
  band,
  circle,
  difference,
  rect,
  regularPolygon,
  rotate,
  roundCorners,
  superellipse,
  times,
  together,
  union,
} from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const ROLES = ['a', 'b', 'c'] as const;

/** Parallel lanes that turn a corner. */
export const turningStripes: AbstractMark = {
  id: 'turningStripes',
  title: 'Turning stripes',
  tags: ['stripes', 'round', 'retro', 'solid'],
  draw(pen) {
    const gap = pen.pick('gap', [0, 30]);
    const lanes = 3;
    const width = (560 - gap * (lanes - 1)) / lanes;
    const turn = pen.pick('turn', [0, 90, 180]);
    const layers = times(lanes, (i) => {
      const outer = 560 - i * (width + gap);
      const lane = union(band(60, 60, outer, outer - width, 180, 270), rect(59, 60 - outer, 441, width), rect(60 - outer, 59, width, 441));
      return layer(ROLES[i]!, rotate(lane, turn));
    });
    return { layers, strokeWidth: width };
  },
};

const gate = (width: number, foot: number) => union(circle(0, -120, width / 2), rect(-width / 2, -120, width, foot + 120));

/** Gates within gates. */
export const nestedArches: AbstractMark = {
  id: 'nestedArches',
  title: 'Nested arches',
  tags: ['round', 'stripes', 'classic', 'retro', 'line'],
  draw(pen) {
    const count = pen.pick('arches', [3, 4]);
    const room = 380 - 50;
    const wished = clamp(pen.strokeWidth, 40, 84);
    const width = Math.min(wished, room / (count + (count - 1) * 0.5));
    const gap = (room - width * count) / (count - 1);
    const layers = times(count, (i) => {
      const size = 760 - 2 * i * (width + gap);
      const inner = size - 2 * width;
      return layer(i % 2 ? 'b' : 'a', difference(gate(size, 500), gate(inner, 520)));
    });
    return { layers, strokeWidth: width };
  },
};

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
    const layers = times(3, (i) => {
      const outer = 500 - i * width * 2.12 * slant;
      const solid = i === 2 || outer - width * slant < width;
      return layer(i === 2 ? 'b' : 'a', solid ? figure(outer) : difference(figure(outer), figure(outer - width * slant)));
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

/** A shell: ribs spread from one foot. */
export const fan: AbstractMark = {
  id: 'fan',
  title: 'Fan',
  tags: ['round', 'stripes', 'classic', 'retro', 'solid'],
  draw(pen) {
    const ribs = pen.pick('ribs', [5, 7]);
    const spread = pen.pick('spread', [150, 180]);
    const start = 270 - spread / 2;
    const step = spread / ribs;
    const gap = ribs === 5 ? 5.2 : 4.4;
    const blades = times(ribs, (i) => {
      const [from, to] = [start + i * step + gap / 2, start + (i + 1) * step - gap / 2];
      const middle = (from + to) / 2;
      const reach = 430;
      const tip = circle(
        Math.cos((middle * Math.PI) / 180) * reach,
        250 + Math.sin((middle * Math.PI) / 180) * reach,
        reach * Math.sin((((to - from) / 2) * Math.PI) / 180) * 1.03,
      );
      return union(band(0, 250, reach, 150, from, to), tip);
    });
    return { layers: [layer('a', together(...blades)), layer('b', circle(0, 250, 96))], strokeWidth: 110 };
  },
};

/** Rings in pieces, each turned against the next. */
export const brokenRings: AbstractMark = {
  id: 'brokenRings',
  title: 'Broken rings',
  tags: ['round', 'stripes', 'tech', 'orbit'],
  draw(pen) {
    const width = clamp(pen.strokeWidth, 56, 76);
    const pitch = width * 1.62;
    const open = pen.pick('open', [80, 100]);
    const turn = pen.pick('turn', [100, 120, 180]);
    const rings = times(3, (i) => {
      const outer = 500 - i * pitch;
      const start = -150 + i * turn;
      return band(0, 0, outer, outer - width, start, start + 360 - open);
    });
    const core = circle(0, 0, Math.max(60, 500 - 3 * pitch));
    return { layers: [layer('a', together(...rings)), layer('b', core)], strokeWidth: width };
  },
};
