import {
  type Path,
  band,
  circle,
  difference,
  intersect,
  lens,
  polar,
  polyline,
  rect,
  ring,
  rotate,
  roundedRect,
  stroke,
  times,
  together,
} from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const fullTurn = (count: number, path: Path) => times(count, (i) => rotate(path, (i * 360) / count));

/** Rays widen outwards, all pointing at the centre of the disc below the line. */
export const risingSun: AbstractMark = {
  id: 'risingSun',
  title: 'Rising sun',
  tags: ['round', 'rays', 'solid'],
  draw(pen) {
    const count = pen.pick('rays', [7, 9, 11]);
    const start = pen.pick('start', [285, 310]);
    const half = ((180 / count) * pen.range('width', 0.46, 0.62)) / 2;
    const rays = times(count, (i) => {
      const angle = 180 + ((i + 0.5) * 180) / count;
      return band(0, 0, 500, start, angle - half, angle + half);
    });
    const disc = intersect(circle(0, 0, start - 56), rect(-600, -600, 1200, 600));
    return { layers: [layer('b', together(...rays)), layer('a', disc)], strokeWidth: 60 };
  },
};

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

/** Drops of light around an open centre. */
export const seedRays: AbstractMark = {
  id: 'seedRays',
  title: 'Ring of seeds',
  tags: ['round', 'rays', 'organic', 'solid'],
  draw(pen) {
    const count = pen.pick('seeds', [8, 10, 12]);
    const seeds = fullTurn(count, lens([0, -165], [0, -500], { 8: 0.24, 10: 0.2, 12: 0.165 }[count]));
    const even = together(...seeds.filter((_, i) => i % 2 === 0));
    const odd = together(...seeds.filter((_, i) => i % 2 === 1));
    return { layers: [layer('a', even), layer('b', odd)], strokeWidth: 90 };
  },
};

/** Fine rays around a disc or a ring, as wide as the lettering's stems. */
export const fineSun: AbstractMark = {
  id: 'fineSun',
  title: 'Fine sun',
  tags: ['round', 'rays', 'line'],
  draw(pen) {
    const width = clamp(pen.strokeWidth, 18, 46);
    const count = pen.pick('rays', [12, 16, 24]);
    const rays = times(count, (i) => {
      const angle = (i * 360) / count - 90;
      const reach = i % 2 ? 405 : 500;
      return stroke(polyline([polar(268, angle), polar(reach, angle)]), width, { cap: pen.sharp ? 'butt' : 'round' });
    });
    const core = pen.pick('core', ['ring', 'disc']) === 'ring' ? ring(0, 0, 200, 200 - width) : circle(0, 0, 168);
    return { layers: [layer('a', together(...rays)), layer('b', core)], strokeWidth: width };
  },
};

/** A disc that sinks behind bars of water, each thinner than the one below. */
export const settingSun: AbstractMark = {
  id: 'settingSun',
  title: 'Setting sun',
  tags: ['round', 'stripes', 'retro', 'solid'],
  draw(pen) {
    const count = pen.pick('bars', [4, 5]);
    let y = pen.pick('line', [-40, 10]);
    const cuts = times(count, (i) => {
      const gap = 24 * 1.24 ** i;
      const cut = rect(-600, y, 1200, gap);
      y += gap + ((500 - y) / (count - i + 0.6)) * 0.62;
      return cut;
    });
    return { layers: [layer('a', difference(circle(0, 0, 500), ...cuts))], strokeWidth: 90 };
  },
};

/** A sun that has touched the water. More than half of it shows: half a disc on bars is a burger. */
export const horizon: AbstractMark = {
  id: 'horizon',
  title: 'Horizon',
  tags: ['round', 'stripes', 'solid'],
  draw(pen) {
    const height = clamp(pen.strokeWidth * 0.8, 28, 44);
    const waterline = 130;
    const bars = times(4, (i) => {
      const width = [1000, 700, 440, 220][i]!;
      const y = waterline + height * 0.5 + 36 + i * height * 2;
      return roundedRect(-width / 2, y - height / 2, width, height, pen.sharp ? 0 : height);
    });
    const sun = intersect(circle(0, -60, 370), rect(-600, -600, 1200, 600 + waterline));
    return { layers: [layer('b', sun), layer('a', together(...bars))], strokeWidth: height };
  },
};
