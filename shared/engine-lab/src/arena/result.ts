import { type Comparison, type Strength, strengthsOf } from './bradley-terry.ts';
import type { Key, Round } from './round.ts';

/** How one entrant of a round did. */
interface Standing extends Strength {
  /** Mean of the scores that judges gave it, 1 to 10. */
  readonly score: number;
}

/** What a round says. */
export interface Result {
  readonly key: Omit<Key, 'pairs'>;
  readonly pairs: number;
  readonly judges: number;
  /** Pairs for which all judges voted alike. */
  readonly agreed: number;
  /** Strongest first. */
  readonly standings: readonly Standing[];
}

const JUDGES = 2;

/**
 * Counts the votes of a round.
 * @throws {Error} with fewer than two judges, or where a judge has left out a pair
 */
export function resultOf({ pairs, judges, ...key }: Round): Result {
  if (judges.length < JUDGES) throw new Error(`Every pair needs ${JUDGES} judges: give --votes FILE once for each.`);
  for (const { judge, votes } of judges) {
    const missing = pairs.filter(({ number }) => !votes.some(({ pair }) => pair === number)).map(({ number }) => number);
    if (missing.length > 0) throw new Error(`${judge} has no vote for ${missing.join(', ')}.`);
  }
  const comparisons: Comparison[] = [];
  const scores = new Map<string, number[]>();
  let agreed = 0;
  for (const { number, left, right } of pairs) {
    const votes = judges.flatMap((judge) => judge.votes.filter(({ pair }) => pair === number));
    for (const vote of votes) {
      const [winner, loser] = vote.better === 'left' ? [left, right] : [right, left];
      comparisons.push({ winner: winner.entrant, loser: loser.entrant });
      for (const [{ entrant }, score] of [[left, vote.left], [right, vote.right]] as const) scores.set(entrant, [...(scores.get(entrant) ?? []), score]);
    }
    if (votes.every(({ better }) => better === votes[0]?.better)) agreed += 1;
  }
  const standings = strengthsOf(comparisons, key.seed).map((strength) => ({ ...strength, score: mean(scores.get(strength.entrant) ?? []) }));
  return { key, pairs: pairs.length, judges: judges.length, agreed, standings };
}

/** Votes that each idea won, for a round that tests ideas one by one; the weakest first. */
export function linesByIdea({ pairs, judges }: Round): string[] {
  const counts = new Map<string, { won: number; votes: number }>();
  for (const { number, left, right } of pairs) {
    const [own, side] = left.entrant === 'ours' ? ([left, 'left'] as const) : ([right, 'right'] as const);
    const idea = own.source.split('/')[0]!;
    const votes = judges.flatMap((judge) => judge.votes.filter(({ pair }) => pair === number));
    const { won, votes: before } = counts.get(idea) ?? { won: 0, votes: 0 };
    counts.set(idea, { won: won + votes.filter(({ better }) => better === side).length, votes: before + votes.length });
  }
  return [...counts].toSorted(([, one], [, other]) => one.won / one.votes - other.won / other.votes).map(([idea, { won, votes }]) => `${idea}: ${won} of ${votes} (${Math.round((won / votes) * 100)} %)`);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
