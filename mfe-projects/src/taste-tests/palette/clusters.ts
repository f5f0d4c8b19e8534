import type { Bin } from './colour-bins.ts';
import { distance, type Lab } from './oklab.ts';

/** A group of bins that the eye takes for one colour. */
export interface Cluster {
  readonly bins: readonly Bin[];
  readonly weight: number;
  readonly centre: Lab;
}

const ROUNDS = 10;

export const meanOf = (bins: readonly Bin[]): Lab => {
  let [l, a, b, weight] = [0, 0, 0, 0];
  for (const bin of bins) {
    l += bin.lab.l * bin.weight;
    a += bin.lab.a * bin.weight;
    b += bin.lab.b * bin.weight;
    weight += bin.weight;
  }
  return { l: l / weight, a: a / weight, b: b / weight };
};

const clusterOf = (bins: readonly Bin[]): Cluster => ({
  bins,
  weight: bins.reduce((sum, bin) => sum + bin.weight, 0),
  centre: meanOf(bins),
});

/**
 * Seeds without chance: the heaviest bin, then again and again the bin that is both heavy and far from all seeds.
 * The square root keeps a small accent in the race against a large field of sky.
 */
const seedsOf = (bins: readonly Bin[], count: number): Lab[] => {
  const gap = bins.map(() => 1);
  const pull = (i: number): number => Math.sqrt(bins[i]!.weight) * gap[i]! ** 2;
  const seeds: Lab[] = [];
  while (seeds.length < count) {
    const strongest = bins.reduce((best, _, i) => (pull(i) > pull(best) ? i : best), 0);
    if (pull(strongest) === 0) break;
    const seed = bins[strongest]!.lab;
    seeds.push(seed);
    bins.forEach((bin, i) => {
      gap[i] = Math.min(gap[i]!, distance(bin.lab, seed));
    });
  }
  return seeds;
};

/** A loop without arrays: this runs for each bin of each round. */
const nearestTo = ({ lab }: Bin, centres: readonly Lab[]): number => {
  let nearest = 0;
  let least = Infinity;
  for (let i = 0; i < centres.length; i += 1) {
    const { l, a, b } = centres[i]!;
    const gap = (lab.l - l) ** 2 + (lab.a - a) ** 2 + (lab.b - b) ** 2;
    if (gap < least) [nearest, least] = [i, gap];
  }
  return nearest;
};

const assign = (bins: readonly Bin[], centres: readonly Lab[]): Cluster[] => {
  const groups = centres.map((): Bin[] => []);
  for (const bin of bins) groups[nearestTo(bin, centres)]!.push(bin);
  return groups.filter((group) => group.length > 0).map(clusterOf);
};

/** Weighted k-means in OKLab. The same bins always give the same clusters. */
export const clustersOf = (bins: readonly Bin[], count: number): Cluster[] => {
  if (bins.length === 0) return [];
  let clusters = assign(bins, seedsOf(bins, count));
  for (let round = 0; round < ROUNDS; round += 1) {
    clusters = assign(
      bins,
      clusters.map((cluster) => cluster.centre),
    );
  }
  return clusters;
};

const closestPair = (clusters: readonly Cluster[]): [number, number, number] => {
  let closest: [number, number, number] = [0, 0, Infinity];
  clusters.forEach((one, i) => {
    clusters.slice(i + 1).forEach((other, j) => {
      const apart = distance(one.centre, other.centre);
      if (apart < closest[2]) closest = [i, i + 1 + j, apart];
    });
  });
  return closest;
};

/** Joins what stands closer than `apart`, the closest pair first. */
export const mergeClose = (clusters: readonly Cluster[], apart: number): Cluster[] => {
  const merged = [...clusters];
  for (;;) {
    const [one, other, gap] = closestPair(merged);
    if (gap >= apart) return merged;
    merged[one] = clusterOf([...merged[one]!.bins, ...merged[other]!.bins]);
    merged.splice(other, 1);
  }
};
