import { boundsOf, rotate, times, transform, union } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { MergeWay } from './pair.ts';
import { READ_SMALL } from './forms.ts';
import { inCircle, silhouetteOf } from './shapes.ts';

/** Few and large: a ring of small ones is lace at the size of a business card. */
const COUNT = 8;
const RADIUS = 400;

/** The inner motif, small and many, makes a ring around the outer one. */
export const wreath: MergeWay = {
  id: 'wreath',
  areas: true,
  suits: ({ outer, inner }) => READ_SMALL.has(inner.id) && outer.weight !== 'line',
  draw: ({ outer, inner }, { strokeWidth }) => {
    const small = inCircle(inner, 0, -RADIUS, 122);
    const box = boundsOf(silhouetteOf(outer));
    const factor = 470 / Math.max(box.width, box.height);
    return {
      layers: [
        layer('a', transform(outer.draw(), factor, 0, 0, factor, -box.cx * factor, -box.cy * factor)),
        layer('b', union(...times(COUNT, (i) => rotate(small, (i * 360) / COUNT)))),
      ],
      small: [layer('a', outer.draw())],
      strokeWidth,
    };
  },
};
