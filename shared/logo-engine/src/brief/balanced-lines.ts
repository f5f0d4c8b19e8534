import { CONNECTING_WORDS } from './generic-words.ts';
import type { NamePieces } from './name-pieces.ts';

const MOST_LINES = 3;

/** The name in two lines, three where it is long, of lengths as even as its words allow; "&" stays with the next word. */
export function balancedLines({ units, glue }: NamePieces): string[] {
  const groups: string[] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    if (last !== undefined && CONNECTING_WORDS.has(last.split(' ').at(-1)!.toLowerCase())) groups[groups.length - 1] = `${last}${glue}${unit}`;
    else groups.push(unit);
  }
  const total = groups.join(glue).length;
  const lines = Math.min(groups.length, total > 26 ? MOST_LINES : 2);
  return splits(groups, lines)
    .map((split) => split.map((part) => part.join(glue)))
    .toSorted((one, other) => longest(one) - longest(other))[0] ?? [groups.join(glue)];
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => [...line].length));

/** Every way to cut a list into so many runs. */
function splits<T>(items: readonly T[], count: number): T[][][] {
  if (count <= 1) return [[[...items]]];
  return Array.from({ length: items.length - count + 1 }, (_, i) => i + 1).flatMap((cut) => splits(items.slice(cut), count - 1).map((rest) => [items.slice(0, cut), ...rest]));
}
