import type { Choice, Chosen } from './choice.ts';
import type { Proposal } from './choose/candidate.ts';
import type { Plan } from './concept.ts';
import type { Claims, Finished } from './finish-concepts.ts';
import type { Share } from './share.ts';
import type { Survey } from './survey.ts';

/** Whoever does the parts of a plan, perhaps threads. What goes in and comes out is plain data. */
export interface Crew {
  /** How many parts are done at once. */
  size: number;
  survey(share: Share): Promise<Survey>;
  surveyHeld(held: readonly Proposal[]): Promise<Survey>;
  choose(rounds: readonly (readonly Survey[])[]): Promise<Choice | null>;
  /** Called once for each of the crew: who is free takes one after the other. */
  finish(chosen: readonly Chosen[], claims: Claims): Promise<Finished>;
}

/** Plans a set with a crew of any size: the plan is the same, timings apart. */
export async function planWith(crew: Crew): Promise<Plan> {
  const shares = Array.from({ length: crew.size }, (_, index) => ({ index, of: crew.size }));
  const likeliest = await Promise.all(shares.map((share) => crew.survey(share)));
  const rounds = [likeliest];
  let choice = await crew.choose(rounds);
  if (!choice) {
    rounds.push(await Promise.all(likeliest.map(({ held }) => crew.surveyHeld(held))));
    choice = await crew.choose(rounds);
  }
  if (!choice) throw new Error('All proposals were drawn, and no set was chosen');
  const { chosen, timings, ...set } = choice;
  const claims = new Int32Array(new SharedArrayBuffer(4 * chosen.length));
  const finished = await Promise.all(shares.map(() => crew.finish(chosen, claims)));
  const concepts = finished.flatMap((part) => part.concepts).sort((one, other) => one.slot - other.slot);
  return { ...set, concepts, timings: added([...rounds.map(slowestOf), timings, slowestOf(finished)]) };
}

type Timed = Pick<Survey, 'timings'>;

/** Parts run side by side: the slowest counts. */
const slowestOf = (parts: readonly Timed[]): Record<string, number> =>
  parts.map(({ timings }) => timings).reduce((slowest, timings) => ((timings['total'] ?? 0) > (slowest['total'] ?? 0) ? timings : slowest));

function added(all: readonly Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [stage, time] of all.flatMap(Object.entries<number>)) sum[stage] = (sum[stage] ?? 0) + time;
  return sum;
}
