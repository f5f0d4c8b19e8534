import { type Path, type Point, SHARP, circle, difference, intersect, polygon, polyline, rect, regularPolygon, rotate, stroke } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** The line of the parting, from far left to far right. */
const CUTS: Readonly<Record<'step' | 'key' | 'tooth', readonly Point[]>> = {
  step: [[-900, 170], [0, 170], [0, -170], [900, -170]],
  key: [[-900, 0], [-170, 0], [-170, -200], [170, -200], [170, 0], [900, 0]],
  tooth: [[-900, 180], [-250, 180], [0, -180], [250, 180], [900, 180]],
};

const FAR: readonly Point[] = [[900, -900], [-900, -900]];

/** One solid parted into two that fit each other. A wave for a cut makes an S of a square and yin and yang of a disc. */
export const partedSquare: AbstractMark = {
  id: 'partedSquare',
  title: 'Two that fit',
  tags: ['cut', 'solid', 'tech'],
  draw(pen) {
    const cut = pen.pick('cut', ['step', 'key', 'tooth']);
    const solid = SOLIDS[pen.pick('solid', ['square', 'disc', 'hexagon'])]();
    const turn = pen.pick('turn', [-45, 0, 45, 90, 135]);
    const depth = pen.range('depth', 0.8, 1.25);
    const points = CUTS[cut].map(([x, y]): Point => [x, y * depth]);
    const line = rotate(stroke(polyline(points), pen.range('gap', 36, 64), SHARP), turn);
    const above = rotate(polygon([...points, ...FAR]), turn);
    const whole = difference(solid, line);
    return { layers: [layer('a', intersect(whole, above)), layer('b', difference(whole, above))], strokeWidth: 220 };
  },
};

const SOLIDS: Readonly<Record<'square' | 'disc' | 'hexagon', () => Path>> = {
  square: () => rect(-470, -470, 940, 940),
  disc: () => circle(0, 0, 500),
  hexagon: () => regularPolygon(6, 520),
};
