import { type Rng, rngFrom } from '@fifteen/logo-engine/rng';

/** One vote: who won, who lost. */
export interface Comparison {
  readonly winner: string;
  readonly loser: string;
}

/** How strong an entrant is, and within what the votes leave it open. */
export interface Strength {
  readonly entrant: string;
  readonly wins: number;
  readonly votes: number;
  /** Chance to win a vote against another entrant of the round, the mean over all others, 0 to 1. */
  readonly strength: number;
  /** 95 % interval by bootstrap over votes. */
  readonly interval: readonly [number, number];
}

const ROUNDS = 200;
const BOOTSTRAPS = 400;
/** Half a win against everybody, so that an entrant that never lost has a finite strength. */
const PRIOR = 0.5;

/** Bradley-Terry strengths by minorization-maximization (Hunter 2004), with bootstrap intervals. Deterministic for a seed. */
export function strengthsOf(votes: readonly Comparison[], seed: string): Strength[] {
  const entrants = [...new Set(votes.flatMap(({ winner, loser }) => [winner, loser]))].sort();
  const fitted = fit(votes, entrants);
  const rng = rngFrom(`bradley-terry/${seed}`);
  const samples = Array.from({ length: BOOTSTRAPS }, (_, i) => fit(resampled(votes, rng.fork(String(i))), entrants));
  return entrants
    .map((entrant) => {
      const values = samples.map((sample) => sample.get(entrant)!).toSorted((one, other) => one - other);
      return {
        entrant,
        wins: votes.filter(({ winner }) => winner === entrant).length,
        votes: votes.filter(({ winner, loser }) => winner === entrant || loser === entrant).length,
        strength: fitted.get(entrant)!,
        interval: [values[Math.floor(BOOTSTRAPS * 0.025)]!, values[Math.floor(BOOTSTRAPS * 0.975)]!] as const,
      };
    })
    .toSorted((one, other) => other.strength - one.strength);
}

const resampled = (votes: readonly Comparison[], rng: Rng): Comparison[] => votes.map(() => rng.pick(votes));

/** Chance of each entrant against the others. */
function fit(votes: readonly Comparison[], entrants: readonly string[]): Map<string, number> {
  const worth = new Map(entrants.map((entrant) => [entrant, 1]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = entrants.map((entrant) => {
      let wins = PRIOR;
      let weight = (2 * PRIOR) / (worth.get(entrant)! + 1);
      for (const { winner, loser } of votes) {
        if (winner !== entrant && loser !== entrant) continue;
        if (winner === entrant) wins += 1;
        weight += 1 / (worth.get(winner)! + worth.get(loser)!);
      }
      return [entrant, wins / weight] as const;
    });
    const mean = Math.exp(next.reduce((sum, [, value]) => sum + Math.log(value), 0) / next.length);
    for (const [entrant, value] of next) worth.set(entrant, value / mean);
  }
  const chance = (one: string, other: string) => worth.get(one)! / (worth.get(one)! + worth.get(other)!);
  return new Map(
    entrants.map((entrant) => {
      const others = entrants.filter((other) => other !== entrant);
      return [entrant, others.reduce((sum, other) => sum + chance(entrant, other), 0) / others.length];
    }),
  );
}
