import type { Draw, Shape } from '@fifteen/drawing';

/** A point at a distance and an angle (degrees, clockwise from the right) of the origin. */
export const polar = (radius: number, degrees: number): [number, number] => [radius * Math.cos((degrees * Math.PI) / 180), radius * Math.sin((degrees * Math.PI) / 180)];

/** A rose seen from above, about the origin: petals that overlap each other, an even gap between them. */
export function rose(d: Draw, radius: number, gap: number): Shape {
  const ring = (count: number, distance: number, size: number, turn: number) => {
    const discs = Array.from({ length: count }, (_, i) => d.circle(...polar(distance * radius, turn + (360 * i) / count), size * radius));
    return discs.map((disc, i) => disc.gapFrom(discs[(i + 1) % count]!, gap));
  };
  const heart = d.circle(0, 0, 0.2 * radius);
  const inner = d.union(...ring(3, 0.24, 0.36, -30));
  const outer = d.union(...ring(5, 0.55, 0.46, 10));
  const core = d.circle(0, 0, 0.44 * radius).intersect(inner.union(d.circle(0, 0, 0.3 * radius)));
  return d.union(outer.gapFrom(inner.union(core).filled(), gap), inner.gapFrom(heart, gap), heart.subtract(d.line(`M${-0.02 * radius} ${-0.3 * radius}C${0.12 * radius} ${-0.1 * radius} ${0.1 * radius} 0 0 ${0.02 * radius}`).stroke(gap * 0.8))).withoutSlivers(160);
}
