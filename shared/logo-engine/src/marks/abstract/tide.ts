import { type Path, circle, difference, intersect, splineArea, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const swell = (y: number, height: number, phase: number) =>
  times(21, (i) => {
    const x = -620 + i * 62;
    return [x, y + height * Math.sin(((x * 0.36 + phase) * Math.PI) / 180)] as const;
  });

/** The area above a wavy line. */
const above = (y: number, height: number, phase: number): Path =>
  splineArea(swell(y, height, phase), [[620, -700], [-620, -700]]);

export const tide: AbstractMark = {
  id: 'tide',
  title: 'Tide',
  tags: ['round', 'wave', 'organic', 'solid'],
  draw(pen) {
    const height = pen.range('height', 40, 88);
    const phase = pen.range('phase', 0, 360);
    const gap = pen.range('gap', 36, 64);
    const level = pen.range('level', -30, 40);
    const disc = circle(0, 0, 500);
    const sky = intersect(disc, above(level - 95, height, phase));
    const middle = intersect(difference(disc, above(level - 95 + gap, height, phase)), above(level + 135, height, phase));
    const deep = difference(disc, above(level + 135 + gap, height, phase));
    return { layers: [layer('b', sky), layer('a', together(middle, deep))], strokeWidth: 110 };
  },
};
