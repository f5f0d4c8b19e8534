import type { Round } from './round.ts';

/** Votes that an idea won and all that it had, in pairs with logos of real companies. */
export type Records = Readonly<Record<string, readonly [won: number, votes: number]>>;

export function recordsOf(rounds: readonly Round[]): Records {
  const records: Record<string, [number, number]> = {};
  for (const { against, pairs, judges } of rounds) {
    if (against !== 'real') continue;
    for (const { number, left, right } of pairs) {
      const [own, side] = left.entrant === 'ours' ? ([left, 'left'] as const) : ([right, 'right'] as const);
      if (own.idea === undefined) continue;
      const record = (records[own.idea] ??= [0, 0]);
      for (const { better } of judges.flatMap(({ votes }) => votes.filter(({ pair }) => pair === number))) {
        record[1] += 1;
        if (better === side) record[0] += 1;
      }
    }
  }
  return records;
}

/** The source file of the idea book that keeps them. */
export function recordsFile(records: Records): string {
  const lines = Object.entries(records).toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([idea, [won, votes]]) => `  '${idea}': [${won}, ${votes}],`);
  return `/**
 * How each idea fared in blind pairs with logos of real companies: votes won, all votes. Written by \`npm run arena -- --tally\`;
 * every vote is in docs/arena/rounds.
 */
export const RECORDS: Readonly<Record<string, readonly [won: number, votes: number]>> = {
${lines.join('\n')}
};
`;
}
