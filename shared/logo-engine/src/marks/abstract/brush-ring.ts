import { type Point, circle, polar, times } from '../../geometry/index.ts';
import { brushed } from '../motifs/brush.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** One breath, one ring: it starts heavy and runs dry before it closes. */
export const brushRing: AbstractMark = {
  id: 'brushRing',
  title: 'Brush ring',
  tags: ['round', 'organic', 'solid', 'brush'],
  draw(pen) {
    const start = pen.pick('start', [-120, -60, 110]);
    const sweep = pen.pick('sweep', [318, 335]);
    const points = times(17, (i): Point => polar(400 + 9 * Math.sin(i * 0.8), start + (sweep * i) / 16));
    const ring = brushed([{ points, width: [120, 150, 26] }]);
    const layers = [layer('a', ring)];
    if (pen.pick('core', [true, false])) layers.push(layer('b', circle(0, 0, 130)));
    return { layers, strokeWidth: 120 };
  },
};
