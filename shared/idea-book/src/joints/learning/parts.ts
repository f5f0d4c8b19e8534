import type { Draw, Shape } from '@fifteen/drawing';

/** Parts of an upright pencil whose point is at the origin: lead, wood, and a body that starts with a scalloped edge. */
export const pencil = (d: Draw, { width, length, slope = 1.6, lead = 0.3, facets = 3 }: { width: number; length: number; slope?: number; lead?: number; facets?: number }): { lead: Shape; wood: Shape; body: Shape; whole: Shape } => {
  const cone = (width / 2) * slope;
  const whole = d.polygon([[0, 0], [width / 2, cone], [width / 2, length], [-width / 2, length], [-width / 2, cone]]);
  const tip = whole.intersect(d.rect(-width, -10, 2 * width, cone * lead + 10));
  const step = width / facets;
  const dips = d.union(...Array.from({ length: facets }, (_, i) => d.ellipse(-width / 2 + step * (i + 0.5), cone * 0.96, step / 2, cone * 0.22)));
  const above = whole.intersect(d.rect(-width, -10, 2 * width, cone * 0.96 + 10).union(dips));
  return { lead: tip, wood: above.subtract(tip), body: whole.subtract(above), whole };
};
