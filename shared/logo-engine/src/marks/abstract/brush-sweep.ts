import { type Point, radians, times } from '../../geometry/index.ts';
import { type BrushStroke, brushed } from '../motifs/brush.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

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
