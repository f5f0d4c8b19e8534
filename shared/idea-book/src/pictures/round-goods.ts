import type { Draw, Shape } from '@fifteen/drawing';
import { type Picture, type RoundPicture, picture } from './picture.ts';

// Round goods of a trade that can stand for an O, each as heavy as the letters around it.

const R = 500;
const GAP = 34;
const rimOf = (stem: number): number => Math.min(190, Math.max(100, stem));

/** A rope of dough in a knot: its two ends cross below the middle and rest on the rim. */
const pretzel: RoundPicture = (d, stem) => {
  const width = Math.min(165, Math.max(120, stem * 0.7));
  const half = [[-0.56, 0.8], [-0.34, 0.6], [-0.06, 0.44], [0.06, 0.2], [0.18, -0.04], [0.14, -0.3], [0.21, -0.52], [0.3, -0.86], [0.66, -0.96], [0.86, -0.7], [1.05, -0.42], [1.02, -0.06], [0.93, 0.18], [0.78, 0.62], [0.42, 0.9], [0, 0.9]] as const;
  const at = ([x, y]: readonly [number, number]): string => `${x * R} ${y * R}`;
  const [start, ...there] = half.map(at);
  const back = half.slice(0, -1).toReversed().map(([x, y]) => at([-x, y]));
  const loops = d.line(`M${start} C${[...there, ...back].join(' ')}`);
  const rope = loops.stroke(width, { cap: 'round' });
  const { cx, cy, width: w, height: h } = rope.bounds;
  return [{ shape: rope.move(-cx, -cy).scale((2.12 * R) / w, (2 * R) / h), paint: 'second' }];
};

const crown = (d: Draw, teeth: number, depth: number): Shape => d.union(d.circle(0, 0, R - depth), ...d.radial(d.circle(0, -(R - depth * 1.15), depth * 1.15), { count: teeth }));

/** A crown cap from above. */
const bottleCap: RoundPicture = (d, stem) => {
  const inner = R - rimOf(stem) - 10;
  return [{ shape: crown(d, 18, 52).subtract(d.circle(0, 0, inner)), paint: 'main' }, { shape: d.star(5, inner * 0.72, inner * 0.32), paint: 'second' }];
};

/** A cell of a comb, half full of honey. */
const honeycomb: RoundPicture = (d, stem) => {
  const outer = d.regular(6, R * 1.06).round(36, 0);
  const wall = rimOf(stem) * 0.92;
  const inner = d.regular(6, R * 1.06 - wall * 1.155);
  const honey = inner.shrink(GAP).intersect(d.line('M-600 20C-380 -90 -190 120 0 20S380 -90 600 20V700H-600Z').fill());
  return [{ shape: outer.subtract(inner), paint: 'main' }, { shape: honey, paint: 'second' }];
};

/** A seal of wax with its stamped ring. */
const waxSeal: RoundPicture = (d, stem) => {
  const inner = R - rimOf(stem) * 1.05;
  const edge = d.union(d.circle(0, 0, R - 44), ...d.radial(d.ellipse(0, -(R - 92), 128, 92), { count: 9 }));
  return [{ shape: edge.subtract(d.circle(0, 0, inner)), paint: 'second' }, { shape: d.circle(0, 0, inner - 48).subtract(d.star(4, (inner - 48) * 0.74, (inner - 48) * 0.26)), paint: 'second' }];
};

export const roundGoods: readonly Picture[] = [
  picture({ thing: 'pretzel', name: 'a pretzel', round: pretzel }),
  picture({ thing: 'bottle-cap', name: 'a crown cap', round: bottleCap }),
  picture({ thing: 'honeycomb', name: 'a cell of honey', round: honeycomb }),
  picture({ thing: 'wax-seal', name: 'a seal of wax', round: waxSeal }),
];
