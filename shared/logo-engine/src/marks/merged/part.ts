import { difference, grow, withoutCrumbs } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { GAP, type MergeWay, canBeCarried } from './pair.ts';
import { PART_TAKERS } from './part-takers.ts';
import { REPLACEABLE } from './replaced.ts';
import { inCircle } from './shapes.ts';

/** A part of the outer motif is the inner one: steam that is a leaf, a sail that is a wing. */
export const part: MergeWay = {
  id: 'part',
  suits: (pair) => canBeCarried(pair) && REPLACEABLE[pair.outer.id] !== undefined && (PART_TAKERS[pair.outer.id]?.has(pair.inner.id) ?? false),
  draw: ({ outer, inner }, { strokeWidth }) => {
    const { rest, x, y, radius } = REPLACEABLE[outer.id]!;
    const taken = inCircle(inner, x, y, radius * 1.08);
    return { layers: [layer('a', withoutCrumbs(difference(rest(), grow(taken, GAP)))), layer('b', taken)], strokeWidth };
  },
};
