import { type Path, tightBounds } from './kernel.ts';

/** Boxes nearer than this, in units, may touch. */
const NEAR = 0.05;

type Box = readonly [left: number, top: number, right: number, bottom: number];

const meet = (one: Box, other: Box): boolean =>
  one[0] <= other[2] + NEAR && other[0] <= one[2] + NEAR && one[1] <= other[3] + NEAR && other[1] <= one[3] + NEAR;

/** Whether the boxes of two paths overlap: where they do not, neither do the paths. */
export const touches = (one: Path, other: Path): boolean => meet(tightBounds(one), tightBounds(other));

/** Whether no two of the paths can touch. */
export const areApart = (paths: readonly Path[]): boolean => paths.length > 1 && groupsThatTouch(paths).length === paths.length;

/** The paths in groups, in the order of their first members: only within a group may two of them touch. */
export function groupsThatTouch(paths: readonly Path[]): [Path, ...Path[]][] {
  const boxes = paths.map(tightBounds);
  const leaders = paths.map((_, i) => i);
  const leaderOf = (i: number): number => {
    let leader = i;
    while (leaders[leader] !== leader) leader = leaders[leader]!;
    return leader;
  };
  for (let i = 1; i < paths.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const [one, other] = [leaderOf(i), leaderOf(j)];
      if (one !== other && meet(boxes[i]!, boxes[j]!)) leaders[Math.max(one, other)] = Math.min(one, other);
    }
  }
  const groups = new Map<number, [Path, ...Path[]]>();
  for (const [i, path] of paths.entries()) {
    const group = groups.get(leaderOf(i));
    if (group) group.push(path);
    else groups.set(leaderOf(i), [path]);
  }
  return [...groups.values()];
}
