import type { Ink } from './ink.ts';

export interface Fragments {
  readonly count: number;
  /** Patches of so few pixels that they read as dirt. */
  readonly specks: number;
}

const THRESHOLD = 0.5;
const SPECK = 3;

/** Counts the patches of ink: many mean a drawing that falls apart when small. */
export function fragmentsOf({ size, values, box }: Ink): Fragments {
  const patches = createPatches();
  let above = new Int32Array(size);
  let row = new Int32Array(size);
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left, west = 0; x < box.right; x += 1) {
      const isInk = (values[y * size + x] ?? 0) > THRESHOLD;
      const north = above[x] ?? 0;
      const patch = !isInk ? 0 : west === 0 ? north || patches.open() : north === 0 ? west : patches.join(west, north);
      if (isInk) patches.grow(patch);
      row[x] = patch;
      west = patch;
    }
    [above, row] = [row, above];
  }
  const areas = patches.areas();
  return { count: areas.length, specks: areas.filter((area) => area < SPECK).length };
}

/** Patches by number, from 1, and which of them turned out to be one. */
function createPatches() {
  const parents = [0];
  const areas = [0];
  const rootOf = (patch: number): number => {
    let root = patch;
    while (parents[root] !== root) root = parents[root] ?? 0;
    return root;
  };
  return {
    open: (): number => {
      areas.push(0);
      return parents.push(parents.length) - 1;
    },
    grow: (patch: number): void => {
      areas[patch] = (areas[patch] ?? 0) + 1;
    },
    /** The number that both go by from here on. */
    join: (one: number, other: number): number => {
      if (one === other) return one;
      const [low, high] = [rootOf(one), rootOf(other)].sort((a, b) => a - b) as [number, number];
      parents[high] = low;
      return low;
    },
    /** Areas in pixels of those that are apart at the end. */
    areas: (): number[] => {
      const whole = new Map<number, number>();
      for (let patch = 1; patch < parents.length; patch += 1) whole.set(rootOf(patch), (whole.get(rootOf(patch)) ?? 0) + (areas[patch] ?? 0));
      return [...whole.values()];
    },
  };
}
