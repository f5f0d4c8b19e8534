import type { Ink } from './ink.ts';

export interface Fragments {
  /** Separate patches of ink. */
  count: number;
  /** Those of one or two pixels. */
  specks: number;
}

const THRESHOLD = 0.5;
const SPECK = 3;

/** Counts the patches of ink: many mean a drawing that falls apart when small. */
export function fragmentsOf({ size, values }: Ink): Fragments {
  const seen = new Uint8Array(values.length);
  let [count, specks] = [0, 0];
  for (let start = 0; start < values.length; start += 1) {
    if (seen[start] || (values[start] ?? 0) <= THRESHOLD) continue;
    count += 1;
    if (fill(start, size, values, seen) < SPECK) specks += 1;
  }
  return { count, specks };
}

/** Marks a patch as seen and gives its size. */
function fill(start: number, size: number, values: Float32Array, seen: Uint8Array): number {
  const open = [start];
  seen[start] = 1;
  let area = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    area += 1;
    const x = at % size;
    for (const next of [x > 0 ? at - 1 : -1, x < size - 1 ? at + 1 : -1, at - size, at + size]) {
      if (next < 0 || next >= values.length || seen[next] || (values[next] ?? 0) <= THRESHOLD) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return area;
}
