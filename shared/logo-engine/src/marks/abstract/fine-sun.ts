import { circle, polar, polyline, ring, stroke, times, together } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Fine rays around a disc or a ring, as wide as the lettering's stems. */
export const fineSun: AbstractMark = {
  id: 'fineSun',
  title: 'Fine sun',
  tags: ['round', 'rays', 'line'],
  draw(pen) {
    const width = clamp(pen.strokeWidth, 18, 46);
    const count = pen.pick('rays', [10, 12, 16, 20, 24]);
    const short = pen.range('short', 360, 500);
    const rays = times(count, (i) => {
      const angle = (i * 360) / count - 90;
      const reach = i % 2 ? short : 500;
      return stroke(polyline([polar(268, angle), polar(reach, angle)]), width, { cap: pen.sharp ? 'butt' : 'round' });
    });
    const core = pen.pick('core', ['ring', 'disc']) === 'ring' ? ring(0, 0, 200, 200 - width) : circle(0, 0, 168);
    return { layers: [layer('a', together(...rays)), layer('b', core)], strokeWidth: width };
  },
};
