import { SHARP, circle, difference, polar, polyline, regularPolygon, stroke, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** The blades of a lens. */
export const aperture: AbstractMark = {
  id: 'aperture',
  title: 'Aperture',
  tags: ['round', 'cut', 'tech', 'solid', 'stock'],
  draw(pen) {
    const blades = pen.pick('blades', [5, 6, 7, 8, 9]);
    const hole = pen.range('hole', 120, 225);
    const swirl = pen.range('swirl', 36, 60) * pen.pick('sense', [1, -1]);
    const gap = pen.range('gap', 24, 38);
    const cuts = times(blades, (i) => {
      const from = polar(hole, (i * 360) / blades);
      const angle = (((i * 360) / blades + (180 / blades) * Math.sign(swirl) + swirl) * Math.PI) / 180;
      return stroke(polyline([from, [from[0] + Math.cos(angle) * 900, from[1] + Math.sin(angle) * 900]]), gap, SHARP);
    });
    const opening = regularPolygon(blades, hole, 0);
    const lens = pen.pick('lens', ['open', 'disc']) === 'disc' ? [layer('b', circle(0, 0, hole * 0.56))] : [];
    return { layers: [layer('a', difference(circle(0, 0, 500), opening, ...cuts)), ...lens], strokeWidth: 120 };
  },
};
