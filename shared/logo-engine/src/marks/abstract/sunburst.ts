import { band, circle, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

export const sunburst: AbstractMark = {
  id: 'sunburst',
  title: 'Sunburst',
  tags: ['round', 'rays', 'solid'],
  draw(pen) {
    const count = pen.pick('rays', [12, 16, 20]);
    const inner = pen.pick('hollow', [170, 220]);
    const half = (360 / count) * 0.25;
    const rays = times(count, (i) => {
      const angle = (i * 360) / count - 90;
      return band(0, 0, i % 2 ? 420 : 500, inner, angle - half, angle + half);
    });
    const layers = [layer('a', together(...rays))];
    if (pen.pick('core', [true, false])) layers.push(layer('b', circle(0, 0, inner - 62)));
    return { layers, strokeWidth: 66 };
  },
};
