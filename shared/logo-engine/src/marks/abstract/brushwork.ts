import { type Point, circle, polar, radians, times } from '../../geometry/index.ts';
import { type BrushStroke, brushed } from '../motifs/brush.ts';
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

/** Three strokes of one brush, side by side. */
export const brushSweep: AbstractMark = {
  id: 'brushSweep',
  title: 'Three strokes',
  tags: ['organic', 'solid', 'wave', 'brush'],
  draw() {
    const stroke = (y: number, shift: number): BrushStroke => ({
      points: times(9, (i): Point => [-440 + i * 110 + shift, y + 54 * Math.sin(radians(i * 62))]),
      width: [60, 150, 20],
    });
    const upper = brushed([stroke(-250, 20), stroke(250, -20)]);
    return { layers: [layer('a', upper), layer('b', brushed([stroke(0, 50)]))], strokeWidth: 130 };
  },
};

/** Petals pressed down with the side of the brush. */
export const brushFlower: AbstractMark = {
  id: 'brushFlower',
  title: 'Brushed flower',
  tags: ['round', 'organic', 'solid', 'brush'],
  draw(pen) {
    const count = pen.pick('petals', [5, 7]);
    const petals = times(count, (i): BrushStroke => {
      const angle = (i * 360) / count - 90 + 5 * Math.sin(i * 2.1);
      const reach = 490 - 26 * ((i * 7) % 3);
      return { points: [polar(140, angle - 4), polar(320, angle + 3), polar(reach, angle)], width: [50, count === 5 ? 220 : 170, 40] };
    });
    return { layers: [layer('a', brushed(petals)), layer('b', brushed([{ points: [[-40, 4], [0, -8], [40, 2]], width: [90, 120, 90] }]))], strokeWidth: 150 };
  },
};
