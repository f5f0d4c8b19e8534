import { mkdir, writeFile } from 'node:fs/promises';
import { type Comparison, strengthsOf } from './bradley-terry.ts';
import type { Key, Votes } from './round.ts';

const ROUNDS = new URL('../../../../docs/arena/rounds/', import.meta.url);

/** Opens the key, counts the votes, prints the table and keeps the round with all its votes. */
export async function tally(key: Key, judges: readonly Votes[]): Promise<void> {
  const comparisons: Comparison[] = [];
  const scores = new Map<string, number[]>();
  let agreed = 0;
  for (const { number, left, right } of key.pairs) {
    const votes = judges.flatMap((judge) => judge.votes.filter((vote) => vote.pair === number));
    for (const vote of votes) {
      const [winner, loser] = vote.better === 'left' ? [left, right] : [right, left];
      comparisons.push({ winner: winner.entrant, loser: loser.entrant });
      for (const [side, score] of [[left, vote.left], [right, vote.right]] as const) scores.set(side.entrant, [...(scores.get(side.entrant) ?? []), score]);
    }
    if (votes.length > 1 && votes.every(({ better }) => better === votes[0]!.better)) agreed += 1;
  }
  const missing = key.pairs.filter(({ number }) => judges.some((judge) => !judge.votes.some((vote) => vote.pair === number)));
  if (missing.length > 0) throw new Error(`Some judge has no vote for ${missing.map(({ number }) => number).join(', ')}.`);
  console.log(`${key.round}: ${key.pairs.length} pairs, ${judges.length} judges, ${agreed} pairs judged alike by all.`);
  for (const { entrant, wins, votes, strength, interval } of strengthsOf(comparisons, key.seed)) {
    const own = scores.get(entrant) ?? [];
    const mean = own.reduce((sum, score) => sum + score, 0) / Math.max(1, own.length);
    console.log(`  ${entrant.padEnd(14)} ${wins} of ${votes} (${percent(wins / votes)}), Bradley-Terry ${percent(strength)} [${interval.map(percent).join(', ')}], mean score ${mean.toFixed(1)}`);
  }
  await mkdir(ROUNDS, { recursive: true });
  await writeFile(new URL(`${key.round}.json`, ROUNDS), `${JSON.stringify({ ...key, judges }, null, 1)}\n`);
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
