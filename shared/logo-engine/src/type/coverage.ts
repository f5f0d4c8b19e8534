/** Code points that a font draws. */
export type Coverage = (codePoint: number) => boolean;

/** Reads ranges such as "20-7e a0"; they must be sorted. */
export function parseCoverage(ranges: string): Coverage {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const range of ranges.split(' ')) {
    const [from = '', to = from] = range.split('-');
    starts.push(Number.parseInt(from, 16));
    ends.push(Number.parseInt(to, 16));
  }
  return (codePoint) => {
    const index = lastAtMost(starts, codePoint);
    return index >= 0 && codePoint <= (ends[index] ?? -1);
  };
}

/** Index of the last number that is not above the limit, -1 if there is none. */
function lastAtMost(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
