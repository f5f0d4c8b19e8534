import type { Path } from './kernel.ts';

/** Measures a path once: paths never change. What was measured is forgotten with the path. */
export function byPath<T>(measure: (path: Path) => T): (path: Path) => T {
  const known = new WeakMap<Path, { value: T }>();
  return (path) => {
    const found = known.get(path) ?? { value: measure(path) };
    known.set(path, found);
    return found.value;
  };
}
