import type { Draw } from '@fifteen/drawing';
import { arrangements, isConnector, lengthOf } from './names.ts';
import { heightsFor } from './slit-lines.ts';

/** How many letters a name of one word has on each line where it is broken evenly. */
const ROWS_OF_ONE: Readonly<Record<number, number>> = { 4: 2, 6: 3, 8: 4, 9: 3 };

/** Pieces of words that nobody wants to read on a sign: "assume" would be one. */
const UNFORTUNATE: ReadonlySet<string> = new Set(['ass', 'arse', 'anal', 'anus', 'bad', 'bum', 'cock', 'coon', 'cum', 'cunt', 'dead', 'dick', 'die', 'dumb', 'dung', 'fag', 'fat', 'fart', 'gag', 'gas', 'hate', 'hell', 'ill', 'jap', 'kill', 'kkk', 'liar', 'lie', 'nazi', 'nig', 'paki', 'pee', 'pimp', 'piss', 'poo', 'poop', 'porn', 'pus', 'puke', 'rape', 'rat', 'sex', 'shit', 'sick', 'slut', 'spic', 'suck', 'tit', 'tits', 'turd', 'wank', 'xxx']);

/** All ways to set the name on two to four lines. */
export function rowsOf(words: readonly string[]): string[][] {
  if (words.length === 1) {
    const [word] = words as [string];
    const count = ROWS_OF_ONE[lengthOf(word)];
    const rows = count ? Array.from({ length: lengthOf(word) / count }, (_, i) => [...word].slice(i * count, (i + 1) * count).join('')) : [];
    return rows.length > 0 && !rows.some((row) => UNFORTUNATE.has(row.toLowerCase())) ? [rows] : [];
  }
  return [2, 3, 4].flatMap((count) => arrangements(words, count)).filter((rows) => rows.every((row) => lengthOf(row) > 1));
}

/** The most even of them for a block of this width. Refuses words that make no block. */
export function bestRows(d: Draw, words: readonly string[], width: number, known: Map<string, number>): string[] {
  const cost = (rows: readonly string[]): number => {
    const { sizes, worst } = heightsFor(d, rows, width, known);
    const height = sizes.reduce((sum, size) => sum + size, 0);
    return worst + 0.9 * Math.abs(Math.log(width / height / 1.35)) + (rows.some((row) => isConnector(row.split(' ').at(-1)!)) ? 1 : 0);
  };
  const [best] = rowsOf(words).map((rows) => ({ rows, cost: cost(rows) })).toSorted((one, other) => one.cost - other.cost);
  return best?.rows ?? d.refuse(`"${words.join(' ')}" makes no even rows.`);
}
