/** How dark each pixel of a square picture is, 0 to 1, row by row. */
interface Gray {
  readonly size: number;
  readonly values: ArrayLike<number>;
}

type Point = readonly [x: number, y: number];

/** How far a simplified outline may be from the traced one, in pixels. */
const TOLERANCE = 0.2;
const HALF = 0.5;

/** The outlines of what is darker than half, as absolute path data in units of pixels (marching squares). */
export function traced(gray: Gray): string {
  const loops = loopsOf(gray).map(simplified).filter((loop) => loop.length > 2);
  return loops.map(([first, ...rest]) => `M${first!.join(' ')}${rest.map((point) => `L${point.join(' ')}`).join('')}Z`).join('');
}

/** Where the outline crosses an edge between two pixels: the edge's first pixel, and whether it runs down. */
interface Crossing {
  readonly key: number;
  readonly point: Point;
}

function loopsOf({ size, values }: Gray): Point[][] {
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= size || y >= size ? 0 : values[y * size + x]!);
  const nexts = new Map<number, Crossing>();
  const crossing = (x: number, y: number, down: boolean): Crossing => {
    const [one, other] = [at(x, y), down ? at(x, y + 1) : at(x + 1, y)];
    const share = (HALF - one) / (other - one);
    return { key: ((y + 1) * (size + 2) + x + 1) * 2 + Number(down), point: [x + 0.5 + (down ? 0 : share), y + 0.5 + (down ? share : 0)] };
  };
  for (let y = -1; y < size; y += 1) {
    for (let x = -1; x < size; x += 1) {
      // Clockwise: each edge with the darkness at its start and end.
      const [nw, ne, se, sw] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
      const edges = [
        { from: nw, to: ne, of: () => crossing(x, y, false) },
        { from: ne, to: se, of: () => crossing(x + 1, y, true) },
        { from: se, to: sw, of: () => crossing(x, y + 1, false) },
        { from: sw, to: nw, of: () => crossing(x, y, true) },
      ];
      const crossed = edges.filter(({ from, to }) => from > HALF !== to > HALF);
      // From where the ink ends to where it starts again: the neighbor sees the same crossing the other way around.
      crossed.forEach(({ from, of }, i) => {
        if (from > HALF) nexts.set(of().key, crossed[(i + 1) % crossed.length]!.of());
      });
    }
  }
  return linked(nexts);
}

function linked(nexts: Map<number, Crossing>): Point[][] {
  const loops: Point[][] = [];
  for (const first of nexts.keys()) {
    const loop: Point[] = [];
    for (let next = nexts.get(first), key = first; next; next = nexts.get(key)) {
      nexts.delete(key);
      loop.push(next.point);
      key = next.key;
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** Douglas and Peucker's, on a closed outline: from its first point to the one farthest away, and back. */
function simplified(loop: readonly Point[]): Point[] {
  const first = loop[0]!;
  const farthest = loop.reduce((best, point, i) => (distance(point, first) > distance(loop[best]!, first) ? i : best), 0);
  return [...thinned(loop.slice(0, farthest + 1)).slice(0, -1), ...thinned([...loop.slice(farthest), first]).slice(0, -1)];
}

function thinned(line: readonly Point[]): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  let [worst, most] = [0, TOLERANCE];
  for (let i = 1; i < line.length - 1; i += 1) {
    const off = offLine(line[i]!, first, last);
    if (off > most) [worst, most] = [i, off];
  }
  if (worst === 0) return [first, last];
  return [...thinned(line.slice(0, worst + 1)).slice(0, -1), ...thinned(line.slice(worst))];
}

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

function offLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  return Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length;
}
