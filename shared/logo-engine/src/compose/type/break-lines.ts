import { CONNECTING_WORDS } from '../../taste/generic-words.ts';
import type { NamePieces } from '../../taste/name-pieces.ts';

/** Names longer than this are set in three lines where they have the words, or in four. */
const TWO_LINES_UP_TO = 26;
/** By how much a fourth line must enlarge the letters of a long name. */
const WORTH_A_LINE = 1.25;

/** The pieces in two to four balanced lines. A connecting word stays with the next one. */
export function breakLines({ units: pieces, glue }: NamePieces): string[] {
  const units = joinConnectors(pieces);
  const inLines = (count: number) => balanced(units, Math.min(units.length, count), glue);
  if (units.join(glue).length <= TWO_LINES_UP_TO) return inLines(2);
  const [three, four] = [inLines(3), inLines(4)];
  return letterSize(four) > letterSize(three) * WORTH_A_LINE ? four : three;
}

function balanced(units: readonly string[], count: number, glue: string): string[] {
  const candidates = partitions(units, count).map((lines) => lines.map((line) => line.join(glue)));
  return candidates.toSorted((one, other) => imbalance(one) - imbalance(other))[0] ?? [];
}

/** Room for lettering, width against height; a line's height and a letter's usual width, in capitals. */
const ROOM = 1.5;
const LINE = 1.35;
const LETTER = 0.9;

/** How large the letters of these lines come out, in heights of the room. */
const letterSize = (lines: readonly string[]): number => Math.min(1 / (lines.length * LINE), ROOM / (Math.max(...lines.map((line) => line.length)) * LETTER));

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
