/** Column and row of a cell. */
export type Cell = readonly [x: number, y: number];

/** A way along thinned cells. */
export interface SkeletonPath {
  readonly cells: readonly Cell[];
  readonly isClosed: boolean;
}

/** The ways along a thinned grid, longest first: the longest of all, then the longest of what is left, and so on. */
export function pathsOf(thin: Uint8Array, size: number): SkeletonPath[] {
  const left = new Set<number>();
  thin.forEach((value, i) => {
    if (value === 1) left.add(i);
  });
  const paths: SkeletonPath[] = [];
  while (left.size > 0) {
    const path = longestFrom(left, size);
    // Slanted lines stay two cells wide in places: what touches a way belongs to it.
    for (const i of path.cells) for (const near of [i, ...neighborsOf(i, left, size)]) left.delete(near);
    if (path.cells.length > 2) paths.push({ cells: path.cells.map((i): Cell => [i % size, Math.floor(i / size)]), isClosed: path.isClosed });
  }
  return paths.toSorted((one, other) => other.cells.length - one.cells.length);
}

/** The way around the piece of the first cell where it is a ring, else the longest shortest way within it. */
function longestFrom(left: ReadonlySet<number>, size: number): { cells: number[]; isClosed: boolean } {
  const [start] = left;
  const piece = farthest(start!, left, size);
  const ring = around(piece.reached, left, size);
  return ring ? { cells: ring, isClosed: true } : { cells: farthest(piece.way.at(-1)!, left, size).way, isClosed: false };
}

/** Cells that a way around a ring may leave out: the inner ones of its corners. */
const MISSED = 0.12;

/** The way around a piece without ends: opened at a cell, it leads from one side of it to the other. */
function around(piece: readonly number[], left: ReadonlySet<number>, size: number): number[] | undefined {
  if (piece.some((i) => neighborsOf(i, left, size).length < 2)) return undefined;
  const opening = piece.find((i) => {
    const [one, other, ...more] = neighborsOf(i, left, size);
    return more.length === 0 && !areNear(one!, other!, size);
  });
  if (opening === undefined) return undefined;
  const opened = new Set(piece.filter((i) => i !== opening));
  const cells = [opening, ...farthest(neighborsOf(opening, left, size)[0]!, opened, size).way];
  return cells.length >= (1 - MISSED) * piece.length ? cells : undefined;
}

/** The shortest way to the cell that is farthest from one, and every cell that can be reached. */
function farthest(start: number, left: ReadonlySet<number>, size: number): { way: number[]; reached: number[] } {
  const before = new Map<number, number | undefined>([[start, undefined]]);
  const queue = [start];
  for (const i of queue) {
    for (const next of neighborsOf(i, left, size)) {
      if (before.has(next)) continue;
      before.set(next, i);
      queue.push(next);
    }
  }
  const way: number[] = [];
  for (let i: number | undefined = queue.at(-1); i !== undefined; i = before.get(i)) way.unshift(i);
  return { way, reached: queue };
}

const areNear = (one: number, other: number, size: number): boolean => Math.abs((one % size) - (other % size)) <= 1 && Math.abs(Math.floor(one / size) - Math.floor(other / size)) <= 1;

/** Cells that touch one, by their sides before by their corners. */
const neighborsOf = (i: number, left: ReadonlySet<number>, size: number): number[] => [i - size, i + 1, i + size, i - 1, i - size + 1, i + size + 1, i + size - 1, i - size - 1].filter((next) => left.has(next));
