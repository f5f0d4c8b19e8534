import type { Figures } from './figures.store.ts';

/** How many points of a hundred a new version may fail more often than the old one, at worst, and still be promoted. */
const MARGIN = 0.02;
/** One-sided 95 %. */
const Z = 1.645;
/** It is looked at again and again, so a single look must be very sure: see the simulation in the test. */
const SURE = 0.0005;
/** Two failures can be one visitor with a bad line. */
const FAILURES_LEAST = 3;

export type Verdict = { readonly move: 'promote' | 'rollback'; readonly reason: string } | { readonly move: 'wait' };

const logFactorials: number[] = [0];
const logFactorial = (n: number): number => {
  for (let i = logFactorials.length; i <= n; i += 1) logFactorials[i] = (logFactorials[i - 1] ?? 0) + Math.log(i);
  return logFactorials[n] ?? 0;
};
const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Fisher's exact test, one-sided: how likely the new version has so many of all failures if both are alike. */
export const chanceOfSoMany = (fresh: Figures, old: Figures): number => {
  const [visits, failed] = [fresh.visits + old.visits, fresh.failed + old.failed];
  const most = Math.min(failed, fresh.visits);
  let chance = 0;
  for (let k = fresh.failed; k <= most; k += 1) {
    chance += Math.exp(logChoose(fresh.visits, k) + logChoose(old.visits, failed - k) - logChoose(visits, failed));
  }
  return Math.min(1, chance);
};

/** Wilson's bounds of a share: they hold with few visits and with no failure at all. */
const boundsOf = ({ visits, failed }: Figures): { readonly low: number; readonly high: number } => {
  if (visits === 0) return { low: 0, high: 1 };
  const share = failed / visits;
  const middle = share + (Z * Z) / (2 * visits);
  const reach = Z * Math.sqrt((share * (1 - share)) / visits + (Z * Z) / (4 * visits * visits));
  const whole = 1 + (Z * Z) / visits;
  return { low: (middle - reach) / whole, high: (middle + reach) / whole };
};

const rate = ({ visits, failed }: Figures): number => (visits === 0 ? 0 : failed / visits);

/** Newcombe's upper bound of how much more often the new version fails. */
export const mostItFailsMore = (fresh: Figures, old: Figures): number => {
  const difference = rate(fresh) - rate(old);
  const [freshReach, oldReach] = [boundsOf(fresh).high - rate(fresh), rate(old) - boundsOf(old).low];
  return difference + Math.hypot(freshReach, oldReach);
};

const told = ({ visits, failed }: Figures): string => `${failed} of ${visits} visits failed`;

/** Back as soon as it fails more often beyond doubt; promoted once enough visits show that it does not. */
export const judge = (fresh: Figures, old: Figures, visitsWanted: number): Verdict => {
  const compared = `${told(fresh)}, before ${told(old)}`;
  const chance = chanceOfSoMany(fresh, old);
  if (fresh.failed >= FAILURES_LEAST && chance < SURE) return { move: 'rollback', reason: `${compared}: a chance of ${chance.toExponential(1)} if both were alike` };
  if (fresh.visits < visitsWanted || old.visits < visitsWanted) return { move: 'wait' };
  const most = mostItFailsMore(fresh, old);
  if (most > MARGIN) return { move: 'wait' };
  return { move: 'promote', reason: `${compared}: at most ${(most * 100).toFixed(1)} points worse` };
};
