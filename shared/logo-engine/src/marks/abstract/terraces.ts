import { rect, roundedRect, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const OUTLINES = {
  pyramid: (t: number) => 0.24 + 0.76 * t,
  diamond: (t: number) => 1 - 0.76 * Math.abs(2 * t - 1),
  goblet: (t: number) => 0.3 + 0.7 * Math.abs(2 * t - 1) ** 1.3,
  dome: (t: number) => Math.sqrt(1 - (1 - t) ** 2 * 0.9),
} as const;

/** Level courses whose lengths follow an outline: steps, a dome, a waist. */
export const terraces: AbstractMark = {
  id: 'terraces',
  title: 'Terraces',
  tags: ['stripes', 'angular', 'solid', 'classic'],
  draw(pen) {
    const courses = pen.pick('courses', [5, 6, 7]);
    const outline = OUTLINES[pen.pick('outline', ['pyramid', 'diamond', 'goblet', 'dome'])];
    const share = pen.range('share', 0.58, 0.76);
    const height = pen.pick('height', [820, 1000]);
    const pitch = height / (courses - 1 + share);
    const accent = pen.pick('accent', ['first', 'last', 'middle']);
    const lit = { first: 0, last: courses - 1, middle: courses >> 1 }[accent];
    const bars = times(courses, (i) => {
      const width = 1000 * outline((i + 0.5) / courses);
      const [x, y, thick] = [-width / 2, -height / 2 + i * pitch, pitch * share];
      return pen.sharp ? rect(x, y, width, thick) : roundedRect(x, y, width, thick, thick / 2);
    });
    return { layers: [layer('a', together(...bars.filter((_, i) => i !== lit))), layer('b', bars[lit]!)], strokeWidth: pitch * share };
  },
};
