import { polar, regularPolygon, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';
import { facet } from './facet.ts';

/** A hexagon cut as a stone is. */
export const facetedHexagon: AbstractMark = {
  id: 'facetedHexagon',
  title: 'Cut stone',
  tags: ['angular', 'classic', 'tech', 'solid'],
  draw(pen) {
    const gap = pen.range('gap', 16, 32);
    const table = pen.range('table', 170, 300);
    const outer = times(6, (i) => polar(500, -90 + i * 60));
    const inner = times(6, (i) => polar(table, -90 + i * 60));
    const sides = times(6, (i) => facet([outer[i]!, outer[(i + 1) % 6]!, inner[(i + 1) % 6]!, inner[i]!], gap));
    const parity = pen.pick('light', [0, 1]);
    const part = (inLight: boolean) => together(...sides.filter((_, i) => (i % 2 === parity) === inLight));
    const middle = regularPolygon(6, table - gap * 0.6);
    return { layers: [layer('a', part(true)), layer('b', part(false)), layer(pen.pick('middle', ['a', 'b']), middle)], strokeWidth: 150 };
  },
};
