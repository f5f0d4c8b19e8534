/** A region of a square raster, row by row: 1 inside. */
export type Mask = Uint8Array;

/** Where there is more than half of the ink. */
export function maskOf(ink: Float64Array): Mask {
  const mask = new Uint8Array(ink.length);
  for (let i = 0; i < ink.length; i += 1) if ((ink[i] as number) > 0.5) mask[i] = 1;
  return mask;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The convex hull of a mask's pixels, filled. */
export function convexHull(mask: Mask, size: number): Mask {
  const corners = extremes(mask, size);
  const hull = new Uint8Array(mask.length);
  if (corners.length === 0) return hull;
  const [upper, lower] = [chain(corners), chain(corners.toReversed())];
  fillBetween(hull, size, [...upper, ...lower]);
  return hull;
}

/** First and last pixel of each row, from the top: no other can be a corner. Sorted by row, then column. */
function extremes(mask: Mask, size: number): Corner[] {
  const found: Corner[] = [];
  for (let y = 0; y < size; y += 1) {
    const row = mask.subarray(y * size, (y + 1) * size);
    const first = row.indexOf(1);
    if (first < 0) continue;
    const last = row.lastIndexOf(1);
    found.push({ x: first, y });
    if (last > first) found.push({ x: last, y });
  }
  return found;
}

const turn = (a: Corner, b: Corner, c: Corner): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** One side of the hull of sorted points (Andrew's monotone chain). */
function chain(points: readonly Corner[]): Corner[] {
  const side: Corner[] = [];
  for (const point of points) {
    while (side.length > 1 && turn(side.at(-2)!, side.at(-1)!, point) <= 0) side.pop();
    side.push(point);
  }
  return side;
}

/** Fills each row from the leftmost to the rightmost crossing of a convex outline. */
function fillBetween(mask: Mask, size: number, outline: readonly Corner[]): void {
  const left = new Float64Array(size).fill(size);
  const right = new Float64Array(size).fill(-1);
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const steps = Math.abs(to.y - from.y);
    for (let step = 0; step <= steps; step += 1) {
      const y = from.y + Math.sign(to.y - from.y) * step;
      const x = steps === 0 ? from.x : from.x + ((to.x - from.x) * step) / steps;
      left[y] = Math.min(left[y]!, x);
      right[y] = Math.max(right[y]!, x);
    }
    left[to.y] = Math.min(left[to.y]!, to.x);
    right[to.y] = Math.max(right[to.y]!, to.x);
  });
  for (let y = 0; y < size; y += 1) if (right[y]! >= 0) mask.fill(1, y * size + Math.ceil(left[y]!), y * size + Math.floor(right[y]!) + 1);
}

/** Chamfers of 3 and 4: what a step and a diagonal step count. */
const [STEP, DIAGONAL] = [1, 4 / 3];

/** For each pixel of a mask its distance from the outside, in pixels; 0 outside. What touches the picture's edge is outside. */
export function depthsOf(mask: Mask, size: number): Float64Array {
  const depth = new Float64Array(mask.length);
  const least = (i: number, across: number, down: number): number =>
    Math.min((depth[i - across] as number) + STEP, (depth[i - down] as number) + STEP, (depth[i - down - 1] as number) + DIAGONAL, (depth[i - down + 1] as number) + DIAGONAL);
  for (let y = 1; y < size - 1; y += 1) {
    for (let i = y * size + 1, end = (y + 1) * size - 1; i < end; i += 1) if (mask[i]) depth[i] = least(i, 1, size);
  }
  for (let y = size - 2; y > 0; y -= 1) {
    for (let i = (y + 1) * size - 2, end = y * size; i > end; i -= 1) if (mask[i]) depth[i] = Math.min(depth[i] as number, least(i, -1, -size));
  }
  return depth;
}
