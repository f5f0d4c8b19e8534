import { type Path, combine, gathered, simplified } from './kernel.ts';

/** Everything that any of the paths covers; overlaps within a single path are resolved too. */
export function union(...paths: Path[]): Path {
  const [first, ...others] = paths;
  if (!first) return gathered([]);
  if (others.length === 0) return simplified(first);
  return others.reduce((all, path) => combine(all, path, 'union'), first);
}

/** The first path without what any of the others covers. */
export const difference = (from: Path, ...others: Path[]): Path =>
  others.reduce((rest, path) => combine(rest, path, 'difference'), from);

/** What all the paths cover. */
export const intersect = (first: Path, ...others: Path[]): Path =>
  others.reduce((common, path) => combine(common, path, 'intersect'), first);

/** What exactly one of the two covers. */
export const xor = (one: Path, other: Path): Path => combine(one, other, 'xor');

/** Shapes that do not touch, as one path: far cheaper than a union. */
export const together = (...paths: Path[]): Path => gathered(paths);
