import { CONNECTING_WORDS } from '../../taste/generic-words.ts';
import type { NamePieces } from '../../taste/name-pieces.ts';

/** Names longer than this are set in three lines where they have the words. */
const TWO_LINES_UP_TO = 26;
/** And names longer than this in four, or their letters would be small. */
const THREE_LINES_UP_TO = 44;

/** The pieces in two to four balanced lines. A connecting word stays with the next one. */
export function breakLines({ units: pieces, glue }: NamePieces): string[] {
  const units = joinConnectors(pieces);
  const { length } = units.join(glue);
  const count = Math.min(units.length, length > THREE_LINES_UP_TO ? 4 : length > TWO_LINES_UP_TO ? 3 : 2);
  const candidates = partitions(units, count).map((lines) => lines.map((line) => line.join(glue)));
  return candidates.toSorted((one, other) => imbalance(one) - imbalance(other))[0] ?? [];
}

function joinConnectors(words: readonly string[]): string[] {
  const units: string[] = [];
  let prefix = '';
  for (const [index, word] of words.entries()) {
    const isLast = index === words.length - 1;
    if (!isLast && CONNECTING_WORDS.has(word.toLowerCase())) {
      prefix += `${word} `;
      continue;
    }
    units.push(prefix + word);
    prefix = '';
  }
  return units;
}

/** Every way to cut the list into `count` runs that are not empty. */
function partitions(units: readonly string[], count: number): string[][][] {
  if (count <= 1) return [[[...units]]];
  const heads = Array.from({ length: Math.max(0, units.length - count + 1) }, (_, i) => i + 1);
  return heads.flatMap((head) => partitions(units.slice(head), count - 1).map((rest) => [units.slice(0, head), ...rest]));
}

/** A long longest line costs more than a short shortest one. */
function imbalance(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.length);
  return 2 * Math.max(...lengths) - Math.min(...lengths);
}
