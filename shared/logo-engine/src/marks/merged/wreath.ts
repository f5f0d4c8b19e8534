import { boundsOf, rotate, times, transform, translate, union } from '../../geometry/index.ts';
import { fitInside } from '../fit.ts';
import { layer } from '../pen.ts';
import type { MergeWay } from './pair.ts';
import { STREWN } from './forms.ts';
import { isCompact, silhouetteOf } from './shapes.ts';

/** Few and large: a ring of small ones is lace at the size of a business card. */
const COUNT = 8;
const RADIUS = 420;
const SIZE = 210;

/** The inner motif, small and many, makes a ring around the outer one. */
export const wreath: MergeWay = {
  id: 'wreath',
  areas: true,
  suits: ({ outer, inner }) => STREWN.has(inner.id) && isCompact(inner) && isCompact(outer) && outer.weight !== 'line',
  draw: ({ outer, inner }, { strokeWidth }) => {
    const small = translate(fitInside(inner.draw(), SIZE, SIZE), 0, -RADIUS);
    const box = boundsOf(silhouetteOf(outer));
    const factor = 500 / Math.max(box.width, box.height);
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
