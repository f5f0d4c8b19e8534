import { polar, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';
import { facet } from './facet.ts';

/** Flat blades turned about an opening, as a lens or a turbine. */
export const blades: AbstractMark = {
  id: 'blades',
  title: 'Turning blades',
  tags: ['angular', 'cut', 'tech', 'solid'],
  draw(pen) {
    const count = pen.pick('blades', [5, 6, 7, 8, 10]);
    const twist = pen.range('twist', 26, 62) * pen.pick('sense', [1, -1]);
    const opening = 500 * pen.range('opening', 0.18, 0.46);
    const gap = pen.range('gap', 18, 34);
    const tones = pen.pick('tones', count % 2 === 0 ? ['turns', 'turns', 'one'] : ['one', 'none']);
    const outer = times(count, (i) => polar(500, (i * 360) / count - 90));
    const inner = times(count, (i) => polar(opening, (i * 360) / count - 90 + twist));
    const all = times(count, (i) => {
      const next = (i + 1) % count;
      return facet([outer[i]!, outer[next]!, inner[next]!, inner[i]!], gap);
    });
    const isSecond = (i: number) => ({ turns: i % 2 === 1, one: i === 0, none: false })[tones];
    const layers = [layer('a', together(...all.filter((_, i) => !isSecond(i))))];
    if (tones !== 'none') layers.push(layer('b', together(...all.filter((_, i) => isSecond(i)))));
    return { layers, strokeWidth: 130 };
  },
};
