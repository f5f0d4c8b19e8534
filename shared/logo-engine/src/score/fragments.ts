import { floatsAt, loops, room, wholesAt } from '../loops/loops.ts';
import type { Ink } from './ink.ts';

export interface Fragments {
  /** Separate patches of ink. */
  count: number;
  /** Those of one or two pixels. */
  specks: number;
}

const SPECK = 3;

/** Counts the patches of pixels that are more ink than ground: many mean a drawing that falls apart when small. */
export function fragmentsOf({ size, values, box }: Ink): Fragments {
  const most = 4 * ((values.length >> 1) + 2);
  const [from, row, parents, areas, out] = room(values.byteLength, 4 * size, most, most, 8);
  floatsAt(from, values.length).set(values);
  loops.fragments(from, size, box.left, box.top, box.right, box.bottom, SPECK, row, parents, areas, out);
  const [count = 0, specks = 0] = wholesAt(out, 2);
  return { count, specks };
}
