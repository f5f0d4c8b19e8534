import { areApart, groupsThatTouch, touches } from './boxes.ts';
import { type Path, combine, gathered, resolved, simplified } from './kernel.ts';

/** Everything that any of the paths covers; overlaps within a single path are resolved too. */
export function union(...paths: Path[]): Path {
  const [first, ...others] = paths;
  if (!first) return gathered([]);
  if (others.length === 0) return simplified(first);
  // Path arithmetic grows with all that is in a path: shapes that cannot touch are only put side by side.
  const parts = groupsThatTouch(paths).map(united);
  return parts.length === 1 && parts[0] ? parts[0] : gathered(parts);
}

const united = ([first, ...others]: readonly [Path, ...Path[]]): Path =>
  others.length === 0 ? resolved(first) : others.reduce((all, path) => combine(all, path, 'union'), first);

/** The first path without what any of the others covers. */
export function difference(from: Path, ...others: Path[]): Path {
  const cutting = others.filter((other) => touches(from, other));
  if (cutting.length === 0) return resolved(from);
  const cuts = areApart(cutting) ? [gathered(cutting.map(resolved))] : cutting;
  return cuts.reduce((rest, path) => combine(rest, path, 'difference'), from);
}

/** What all the paths cover. */
export const intersect = (first: Path, ...others: Path[]): Path =>
  others.reduce((common, path) => combine(common, path, 'intersect'), first);

/** What exactly one of the two covers. */
export const xor = (one: Path, other: Path): Path => combine(one, other, 'xor');

/** Shapes that do not touch, as one path: far cheaper than a union. */
export const together = (...paths: Path[]): Path => gathered(paths);
