import { type Path, type Point, circle, lens, mirror, polar, rotate, splineArea, stroke, times, translate, union, arc } from '../../geometry/index.ts';

const EDGE = 640;

/** Ground below a line through the heights at equal distances, from left to right. */
export const ground = (heights: readonly number[]): Path =>
  splineArea(
    heights.map((y, i): Point => [-EDGE + (2 * EDGE * i) / (heights.length - 1), y]),
    [[EDGE, EDGE], [-EDGE, EDGE]],
  );

/** One level band of waves: crest height, number of crests, thickness at the troughs. */
export function waves(y: number, crests: number, depth: number, shift: number): Path {
  const line = (offset: number, swing: number) => times(crests * 4 + 1, (i): Point => [-EDGE + shift + (2 * EDGE * i) / (crests * 4), y + offset + swing * Math.sin((i * Math.PI) / 2)]);
  return splineArea(line(0, -20), line(depth, -8).reverse());
}

/** A twig of leaves along a quarter of a circle, from the foot upwards to the left. */
export function laurel(radius: number, count: number, from: number, to: number): Path {
  const twig = stroke(arc(0, 0, radius, from, to), 20);
  const leaves = times(count, (i) => {
    const angle = from + ((to - from) * (i + 0.6)) / count;
    const size = radius * (0.42 - 0.012 * i);
    return [34, -34].map((lean) => {
      const at = polar(radius, angle);
      return rotate(lens(at, [at[0], at[1] - size], 0.21), angle + 180 + lean + 6, ...at);
    });
  });
  return union(twig, ...leaves.flat());
}

/** The twig and its mirror image. */
export const wreathOf = (branch: Path): Path => union(branch, mirror(branch));

/** A cloud with a level foot. */
export const cloudAt = (x: number, y: number, size: number): Path =>
  translate(union(circle(-0.5 * size, 0, 0.3 * size), circle(0, -0.14 * size, 0.42 * size), circle(0.5 * size, 0.02 * size, 0.28 * size)), x, y);
