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
    const count = pen.pick('blades', [5, 6, 8]);
    const twist = pen.range('twist', 30, 58);
    const opening = 500 * pen.range('opening', 0.24, 0.4);
    const outer = times(count, (i) => polar(500, (i * 360) / count - 90));
    const inner = times(count, (i) => polar(opening, (i * 360) / count - 90 + twist));
    const all = times(count, (i) => {
      const next = (i + 1) % count;
      return facet([outer[i]!, outer[next]!, inner[next]!, inner[i]!], 26);
    });
    const alternates = (i: number) => count % 2 === 0 && i % 2 === 1;
    const layers = [layer('a', together(...all.filter((_, i) => !alternates(i))))];
    if (count % 2 === 0) layers.push(layer('b', together(...all.filter((_, i) => alternates(i)))));
    return { layers, strokeWidth: 130 };
  },
};
