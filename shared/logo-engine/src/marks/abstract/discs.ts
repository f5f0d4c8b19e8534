import {
  type Path,
  circle,
  difference,
  intersect,
  rect,
  regularPolygon,
  rotate,
  SHARP,
  splineArea,
  stroke,
  polyline,
  polar,
  times,
  together,
  translate,
} from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Two half discs that slipped along their cut. Never level: that reads as a burger. */
export const splitDisc: AbstractMark = {
  id: 'splitDisc',
  title: 'Split disc',
  tags: ['round', 'cut', 'solid'],
  draw(pen) {
    const gap = 34;
    const angle = pen.pick('angle', [-35, -60, -90]);
    const shift = pen.pick('shift', [150, 220]);
    const disc = circle(0, 0, 500);
    const upper = translate(intersect(disc, rect(-900, -900, 1800, 900 - gap / 2)), shift / 2, 0);
    const lower = translate(intersect(disc, rect(-900, gap / 2, 1800, 900)), -shift / 2, 0);
    return { layers: [layer('a', rotate(upper, angle)), layer('b', rotate(lower, angle))], strokeWidth: 200 };
  },
};

/** One half solid, the other ruled with lines that grow heavier. */
export const ruledDisc: AbstractMark = {
  id: 'ruledDisc',
  title: 'Half-lined disc',
  tags: ['round', 'stripes', 'solid', 'retro', 'tech'],
  draw(pen) {
    const disc = circle(0, 0, 500);
    const angle = pen.pick('angle', [-45, 0, 45]);
    const lines = together(...times(8, (i) => rect(26, -500 + i * 128, 600, 58 + i * 5)));
    const solid = intersect(disc, rect(-600, -600, 600, 1200));
    const ruled = intersect(disc, lines);
    return { layers: [layer('a', rotate(solid, angle)), layer('b', rotate(ruled, angle))], strokeWidth: 80 };
  },
};

/** A disc passes before a larger one. */
export const eclipse: AbstractMark = {
  id: 'eclipse',
  title: 'Eclipse',
  tags: ['round', 'solid'],
  draw(pen) {
    const angle = pen.pick('angle', [0, 90, -90]);
    const radius = pen.pick('radius', [270, 310]);
    const [x, y] = [150, -150];
    const crescent = difference(circle(-60, 60, 420), circle(x, y, radius + 44));
    return {
      layers: [layer('a', rotate(crescent, angle)), layer('b', rotate(circle(x, y, radius), angle))],
      strokeWidth: 160,
    };
  },
};

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
    const height = pen.range('height', 55, 80);
    const phase = pen.pick('phase', [0, 180]);
    const gap = 52;
    const disc = circle(0, 0, 500);
    const sky = intersect(disc, above(-95, height, phase));
    const middle = intersect(difference(disc, above(-95 + gap, height, phase)), above(135, height, phase));
    const deep = difference(disc, above(135 + gap, height, phase));
    return { layers: [layer('b', sky), layer('a', together(middle, deep))], strokeWidth: 110 };
  },
};

/** The blades of a lens. */
export const aperture: AbstractMark = {
  id: 'aperture',
  title: 'Aperture',
  tags: ['round', 'cut', 'tech', 'solid'],
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
