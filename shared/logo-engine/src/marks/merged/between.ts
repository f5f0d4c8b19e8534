import { difference, mirror, translate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { MergeWay } from './pair.ts';
import { PAIRED, READ_SMALL } from './forms.ts';
import { aspectOf, inCircle, silhouetteOf, standing } from './shapes.ts';

/** Two of the outer motif face each other; what is left between them is the inner one. */
export const between: MergeWay = {
  id: 'between',
  areas: true,
  suits: ({ outer, inner }) => PAIRED.has(outer.id) && READ_SMALL.has(inner.id),
  draw: ({ outer, inner }, { strokeWidth }) => {
    const one = standing(silhouetteOf(outer), 900);
    const apart = 450 * aspectOf(outer) * 0.62;
    const hole = inCircle(inner, 0, 0, 300);
    return {
      layers: [layer('a', difference(translate(one, -apart, 0), hole)), layer('b', difference(translate(mirror(one), apart, 0), hole, translate(one, -apart, 0)))],
      strokeWidth,
    };
  },
};
