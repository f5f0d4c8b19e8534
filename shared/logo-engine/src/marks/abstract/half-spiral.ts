import { type Path, band, circle, rotate, times, translate, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Growth of the radius from one half ring to the next; the figure is fitted to its box afterwards. */
const STEP = 100;

/** A spiral of half rings, each a step wider than the last and hung on its end; the last may take the second colour. */
export const halfSpiral: AbstractMark = {
  id: 'halfSpiral',
  title: 'Spiral of halves',
  tags: ['round', 'stripes', 'organic', 'solid'],
  draw(pen) {
    const count = pen.pick('halves', [4, 5, 6]);
    const width = 2 * STEP * pen.range('share', 0.56, 0.72);
    const first = pen.range('opening', 0.6, 0.9) * width;
    const turn = pen.pick('turn', [0, 45, 90, 135, 180, 225, 270, 315]);
    const halves = times(count, (i): Path => {
      const [middle, start] = [first + i * STEP, i % 2 === 0 ? 180 : 0];
      return translate(band(0, 0, middle + width / 2, Math.max(1, middle - width / 2), start, start + 180), i % 2 === 0 ? 0 : -STEP, 0);
    });
    const last = first + (count - 1) * STEP;
    const ends = [circle(-first, 0, width / 2), circle(count % 2 === 1 ? last : -STEP - last, 0, width / 2)];
    const isTwoTone = pen.pick('tones', ['one', 'two']) === 'two';
    const inner = union(...halves.slice(0, isTwoTone ? -1 : undefined), ...(pen.sharp ? [] : ends.slice(0, isTwoTone ? 1 : 2)));
    const outer = isTwoTone ? [layer('b', rotate(pen.sharp ? halves.at(-1)! : union(halves.at(-1)!, ends[1]!), turn))] : [];
    return { layers: [layer('a', rotate(inner, turn)), ...outer], strokeWidth: (width * 500) / (last + STEP) };
  },
};
