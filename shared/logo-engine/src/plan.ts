import type { TasteProfile } from '@fifteen/contracts';
import { chooseConcepts } from './choice.ts';
import type { Plan } from './concept.ts';
import { finishConcepts } from './finish-concepts.ts';
import { planWith } from './plan-with.ts';
import type { PlanOptions } from './plan-options.ts';
import { surveyConcepts, surveyHeld } from './survey.ts';

/**
 * Plans the set, five concepts a studio (15 of the residents), chosen together for quality and for distance from each other.
 * The same profile, seed and engine version give the same plan; only the timings differ.
 */
export const planConcepts = (profile: TasteProfile, options: PlanOptions): Promise<Plan> =>
  planWith({
    size: 1,
    survey: (share) => surveyConcepts(profile, options, share),
    surveyHeld: (held) => surveyHeld(profile, held, options),
    choose: (rounds) => chooseConcepts(profile, rounds, options),
    finish: (chosen, claims) => finishConcepts(profile, chosen, { ...options, claims }),
  });
