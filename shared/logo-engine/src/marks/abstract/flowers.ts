import {
  type Point,
  circle,
  difference,
  intersect,
  lens,
  polar,
  rect,
  rotate,
  times,
  together,
  union,
} from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const FULLNESS = { 4: 0.3, 6: 0.225, 8: 0.16 };

/** Pointed petals, plain, alternating or folded along the middle. */
export const petals: AbstractMark = {
  id: 'petals',
  title: 'Petals',
  tags: ['round', 'organic', 'solid'],
  draw(pen) {
    const count = pen.pick('petals', [4, 6, 8]);
    const turn = count === 4 ? 45 : 0;
    const petal = lens([0, -34], [0, -500], FULLNESS[count]);
    const all = times(count, (i) => rotate(petal, (i * 360) / count + turn));
    if (pen.pick('fold', ['alternate', 'folded']) === 'alternate') {
      const odd = together(...all.filter((_, i) => i % 2 === 1));
      return { layers: [layer('a', together(...all.filter((_, i) => i % 2 === 0))), layer('b', odd)], strokeWidth: 120 };
    }
    const right = times(count, (i) => rotate(intersect(petal, rect(0, -520, 400, 540)), (i * 360) / count + turn));
    const left = times(count, (i) => rotate(intersect(petal, rect(-400, -520, 400, 540)), (i * 360) / count + turn));
    return { layers: [layer('a', together(...right)), layer('b', together(...left))], strokeWidth: 120 };
  },
};

/** Round petals about an open eye. */
export const bloom: AbstractMark = {
  id: 'bloom',
  title: 'Bloom',
  tags: ['round', 'playful', 'organic', 'solid'],
  draw(pen) {
    const count = pen.pick('petals', [5, 6, 8]);
    const radius = { 5: 205, 6: 180, 8: 140 }[count];
    const lobes = times(count, (i) => circle(...polar(500 - radius, (i * 360) / count - 90), radius));
    const flower = union(circle(0, 0, 330), ...lobes);
    return { layers: [layer('a', difference(flower, circle(0, 0, 150))), layer('b', circle(0, 0, 82))], strokeWidth: 170 };
  },
};

/** Leaves in a square, each turned a quarter further. */
export const pinwheel: AbstractMark = {
  id: 'pinwheel',
  title: 'Pinwheel',
  tags: ['grid', 'organic', 'solid'],
  draw(pen) {
    const gap = pen.pick('gap', [0, 30]);
    const size = 500 - gap / 2;
    const cell = rect(gap / 2, gap / 2, size, size);
    const outward = pen.pick('outward', [true, false]);
    const [one, other]: [Point, Point] = outward
      ? [[gap / 2, gap / 2], [500, 500]]
      : [[500, gap / 2], [gap / 2, 500]];
    const leaf = intersect(circle(...one, size), circle(...other, size), cell);
    const leaves = times(4, (i) => rotate(leaf, i * 90));
    return {
      layers: [layer('a', together(leaves[0]!, leaves[2]!)), layer('b', together(leaves[1]!, leaves[3]!))],
      strokeWidth: 150,
    };
  },
};

/** A sunflower's spiral: each seed turned by the golden angle. */
export const seedHead: AbstractMark = {
  id: 'seedHead',
  title: 'Seed head',
  tags: ['round', 'dots', 'organic', 'fine'],
  draw(pen) {
    const count = pen.pick('seeds', [55, 89]);
    const spread = 470 / Math.sqrt(count);
    const seeds = times(count, (i) => {
      const n = i + 1;
      return circle(...polar(spread * Math.sqrt(n), n * 137.508), (0.34 + (0.46 * n) / count) * spread * 0.78);
    });
    return { layers: [layer('a', together(...seeds))], strokeWidth: 60 };
  },
};
