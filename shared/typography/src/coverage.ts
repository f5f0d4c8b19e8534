/** Code points that a font draws. */
export type Coverage = (codePoint: number) => boolean;

/**
 * Reads runs such as "w.2m 2": for each, in base 36, the gap since the last code point of the run before and, behind a
 * dot, how many code points follow the first. So thousands of ideographs stay a few kilobytes.
 */
export function parseCoverage(runs: string): Coverage {
  const starts: number[] = [];
  const ends: number[] = [];
  let end = 0;
  for (const run of runs.split(' ')) {
    const [gap = '', more = '0'] = run.split('.');
    const start = end + Number.parseInt(gap, 36);
    end = start + Number.parseInt(more, 36);
    starts.push(start);
    ends.push(end);
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
