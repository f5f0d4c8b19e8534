import { type Comparable, distanceBetween } from '../score/distance.ts';

export interface Diversity {
  /** Mean distance of all pairs. */
  mean: number;
  least: number;
  /** Distance of each to its nearest other. */
  nearest: number[];
}

export function diversityOf(set: readonly Comparable[]): Diversity {
  const nearest = set.map(() => 1);
  const all: number[] = [];
  set.forEach((one, i) => {
    set.slice(i + 1).forEach((other, offset) => {
      const j = i + 1 + offset;
      const distance = distanceBetween(one, other);
      all.push(distance);
      nearest[i] = Math.min(nearest[i] ?? 1, distance);
      nearest[j] = Math.min(nearest[j] ?? 1, distance);
    });
  });
  const mean = all.length > 0 ? all.reduce((sum, distance) => sum + distance, 0) / all.length : 0;
  return { mean, least: Math.min(1, ...all), nearest };
}
