import type { Shape } from '../shape.ts';

/** Joins two shapes and fills the corners of the join with a fillet; all other corners stay as they are. */
export function weld(one: Shape, other: Shape, radius: number): Shape {
  const joined = one.union(other);
  if (radius <= 0) return joined;
  const fillets = joined.round(0, radius).subtract(joined);
  const nearJoin = one.grow(radius * 1.2).intersect(other.grow(radius * 1.2));
  return joined.union(fillets.intersect(nearJoin));
}
