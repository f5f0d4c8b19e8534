import { difference, grow } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';

/**
 * Parts of different roles that touch would run together in one colour: a gap is cut
 * from the lower one around each part that lies above or beside it.
 */
export function separateLayers(layers: readonly Layer[], gap: number): Layer[] {
  return layers.map(({ role, path }, i) => {
    const others = layers.slice(i + 1).filter((other) => other.role !== role);
    return { role, path: difference(path, ...others.map((other) => grow(other.path, gap, 'miter'))) };
  });
}
