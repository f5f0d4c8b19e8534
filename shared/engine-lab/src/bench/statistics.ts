export interface Spread {
  median: number;
  p95: number;
}

export const spreadOf = (values: readonly number[]): Spread => ({ median: quantile(values, 0.5), p95: quantile(values, 0.95) });

/** The smallest value that this share of the values does not exceed; 0 where there are none. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
