import { rect, roundedRect, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** How high the bars stand, by their place from 0 to 1. */
const CURVES = {
  hill: (t: number) => 0.3 + 0.7 * Math.sin(Math.PI * t),
  valley: (t: number) => 1 - 0.68 * Math.sin(Math.PI * t),
  swell: (t: number) => 0.36 + 0.64 * Math.abs(Math.sin(1.5 * Math.PI * t + 0.35)),
} as const;

/** Upright bars whose heights follow one curve; one or every other one in the second colour. */
export const rhythm: AbstractMark = {
  id: 'rhythm',
  title: 'Rhythm',
  tags: ['stripes', 'solid', 'tech', 'stock'],
  draw(pen) {
    const count = pen.pick('bars', [5, 6, 7]);
    const share = pen.range('share', 0.56, 0.72);
    const pitch = 1000 / (count - 1 + share);
    const width = pitch * share;
    const curve = CURVES[pen.pick('curve', ['hill', 'valley', 'swell'])];
    const stand = pen.pick('stand', ['foot', 'middle']);
    const lit = pen.pick('lit', ['tallest', 'every']);
    const heights = times(count, (i) => 1000 * curve(i / (count - 1)));
    const tallest = heights.indexOf(Math.max(...heights));
    const bars = heights.map((height, i) => {
      const [x, y] = [-500 + i * pitch, stand === 'foot' ? 500 - height : -height / 2];
      return pen.sharp ? rect(x, y, width, height) : roundedRect(x, y, width, height, width / 2);
    });
    const isLit = (i: number) => (lit === 'tallest' ? i === tallest : i % 2 === 1);
    return { layers: [layer('a', together(...bars.filter((_, i) => !isLit(i)))), layer('b', together(...bars.filter((_, i) => isLit(i))))], strokeWidth: width };
  },
};
