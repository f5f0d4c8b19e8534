import { band, circle, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

export const sunburst: AbstractMark = {
  id: 'sunburst',
  title: 'Sunburst',
  tags: ['round', 'rays', 'solid'],
  draw(pen) {
    const count = pen.pick('rays', [10, 12, 14, 16, 20]);
    const inner = pen.range('hollow', 140, 250);
    const half = (360 / count) * pen.range('width', 0.2, 0.29);
    const short = pen.range('short', 370, 480);
    const rays = times(count, (i) => {
      const angle = (i * 360) / count - 90;
      return band(0, 0, i % 2 ? short : 500, inner, angle - half, angle + half);
    });
    const layers = [layer('a', together(...rays))];
    if (pen.pick('core', [true, false])) layers.push(layer('b', circle(0, 0, inner - 62)));
    return { layers, strokeWidth: 66 };
  },
};
