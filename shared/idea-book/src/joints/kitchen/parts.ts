import type { Draw, Point, Shape } from '@fifteen/drawing';

/** A point at a distance and an angle (degrees, clockwise from the right) of another. */
export const polar = (radius: number, degrees: number, [x, y]: Point = [0, 0]): Point => [x + radius * Math.cos((degrees * Math.PI) / 180), y + radius * Math.sin((degrees * Math.PI) / 180)];

/** A drop around the origin: a round belly of this radius, its tip `height` above the center of the belly. */
export const drop = (d: Draw, radius: number, height = radius * 1.75): Shape =>
  d.path(`M0 ${-height}C${radius * 0.3} ${-height * 0.56} ${radius} ${-radius * 0.62} ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0C${-radius} ${-radius * 0.62} ${-radius * 0.3} ${-height * 0.56} 0 ${-height}Z`);

/** A bar with round ends between two points. */
export const bar = (d: Draw, from: Point, to: Point, width: number): Shape => d.polyline([from, to]).stroke(width, { cap: 'round' });

/** Rows of tiles cut back so that an even gap separates each row from those above it, which come first. */
export const shingled = (rows: readonly (readonly Shape[])[], gap: number): Shape[] => {
  const above: Shape[] = [];
  return rows.flatMap((row) => {
    const tiles = row.map((tile) => tile.subtract(...above).withoutSlivers(60));
    above.push(...row.map((tile) => tile.grow(gap)));
    return tiles;
  });
};
