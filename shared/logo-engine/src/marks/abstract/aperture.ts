import { SHARP, circle, difference, polar, polyline, regularPolygon, stroke, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** The blades of a lens. */
export const aperture: AbstractMark = {
  id: 'aperture',
  title: 'Aperture',
  tags: ['round', 'cut', 'tech', 'solid', 'stock'],
  draw(pen) {
    const blades = pen.pick('blades', [5, 6, 8]);
    const hole = 185;
    const cuts = times(blades, (i) => {
      const from = polar(hole, (i * 360) / blades);
      const angle = (((i * 360) / blades + 180 / blades + 48) * Math.PI) / 180;
      return stroke(polyline([from, [from[0] + Math.cos(angle) * 900, from[1] + Math.sin(angle) * 900]]), 32, SHARP);
    });
    const opening = regularPolygon(blades, hole, 0);
    return { layers: [layer('a', difference(circle(0, 0, 500), opening, ...cuts))], strokeWidth: 120 };
  },
};
