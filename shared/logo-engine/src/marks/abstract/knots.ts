import {
  type Path,
  type Point,
  circle,
  difference,
  intersect,
  polar,
  rect,
  ring,
  roundedRect,
  rotate,
  times,
  together,
  union,
} from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Where two circles of the same radius meet. */
const crossings = ([ax, ay]: Point, [bx, by]: Point, radius: number): [Point, Point] => {
  const [dx, dy] = [bx - ax, by - ay];
  const distance = Math.hypot(dx, dy);
  const rise = Math.sqrt(radius * radius - (distance * distance) / 4) / distance;
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  return [[mx - dy * rise, my + dx * rise], [mx + dy * rise, my - dx * rise]];
};

/** Rings that really pass over and under each other. */
export const linkedRings: AbstractMark = {
  id: 'linkedRings',
  title: 'Linked rings',
  tags: ['round', 'line', 'classic', 'orbit'],
  draw(pen) {
    const three = pen.pick('rings', [2, 3]) === 3;
    const radius = three ? 285 : 300;
    const width = clamp(pen.strokeWidth, 34, three ? 64 : 96);
    const gap = Math.max(16, width * 0.3);
    const centres: Point[] = three ? times(3, (i) => polar(215, -90 + i * 120)) : [[-185, 0], [185, 0]];
    const rings: Path[] = centres.map(([x, y]) => ring(x, y, radius, radius - width));
    const cleared = centres.map(([x, y]) => ring(x, y, radius + gap, radius - width - gap));
    const pairs = three ? [[0, 1], [1, 2], [2, 0]] : [[0, 1]];
    for (const [one, other] of pairs as [number, number][]) {
      const [over, under] = crossings(centres[one]!, centres[other]!, radius - width / 2);
      rings[other] = difference(rings[other]!, intersect(cleared[one]!, circle(...over, width * 1.3)));
      rings[one] = difference(rings[one]!, intersect(cleared[other]!, circle(...under, width * 1.3)));
    }
    return { layers: rings.map((path, i) => layer(i === 1 ? 'b' : 'a', path)), strokeWidth: width };
  },
};

/** Two pairs of ribbons, woven. */
export const weave: AbstractMark = {
  id: 'weave',
  title: 'Weave',
  tags: ['grid', 'angular', 'classic', 'solid'],
  draw(pen) {
    const width = pen.pick('width', [190, 220]);
    const gap = 34;
    const place = 500 - width * 1.15;
    const turn = pen.pick('turn', [0, 45]);
    const strip = (x: number, extra = 0) =>
      pen.sharp || extra > 0
        ? rect(x - width / 2 - extra, -500, width + 2 * extra, 1000)
        : roundedRect(x - width / 2, -500, width, 1000, width / 2);
    const across = (y: number, extra = 0) => rotate(strip(y, extra), 90);
    const over = (x: number, y: number) => intersect(rect(x - width, y - width, width * 2, width * 2), across(y, gap));
    const under = (x: number, y: number) => intersect(rect(x - width, y - width, width * 2, width * 2), strip(x, gap));
    const upright = union(
      difference(strip(-place), over(-place, -place)),
      difference(strip(place), over(place, place)),
    );
    const level = union(
      difference(across(-place), under(place, -place)),
      difference(across(place), under(-place, place)),
    );
    return { layers: [layer('a', rotate(upright, turn)), layer('b', rotate(level, turn))], strokeWidth: width };
  },
};

/** A path that holds a smaller body: a ring with a disc set into it. */
export const orbit: AbstractMark = {
  id: 'orbit',
  title: 'Orbit',
  tags: ['round', 'orbit', 'line', 'tech'],
  draw(pen) {
    const width = clamp(pen.strokeWidth, 40, 78);
    const angle = pen.pick('angle', [-45, -30, 40]);
    const [x, y] = polar(400, angle);
    const moon = circle(x, y, 128);
    const track = difference(ring(0, 0, 400 + width / 2, 400 - width / 2), circle(x, y, 128 + width * 0.62));
    return { layers: [layer('a', union(track, circle(0, 0, 196))), layer('b', moon)], strokeWidth: width };
  },
};

/** Bars through one centre. */
export const asterisk: AbstractMark = {
  id: 'asterisk',
  title: 'Asterisk',
  tags: ['rays', 'solid', 'playful'],
  draw(pen) {
    const bars = pen.pick('bars', [3, 4, 5]);
    const width = { 3: 190, 4: 150, 5: 122 }[bars];
    const bar = pen.sharp ? rect(-width / 2, -500, width, 1000) : roundedRect(-width / 2, -500, width, 1000, width / 2);
    return { layers: [layer('a', union(...times(bars, (i) => rotate(bar, (i * 180) / bars))))], strokeWidth: width };
  },
};

/** Pills and discs that chase each other round a square. */
export const pods: AbstractMark = {
  id: 'pods',
  title: 'Pods',
  tags: ['round', 'grid', 'playful', 'solid'],
  draw() {
    const pills = times(4, (i) => rotate(roundedRect(-500, -500, 620, 290, 145), i * 90));
    const discs = times(4, (i) => rotate(circle(355, -355, 145), i * 90));
    return { layers: [layer('a', together(...pills)), layer('b', together(...discs))], strokeWidth: 290 };
  },
};
