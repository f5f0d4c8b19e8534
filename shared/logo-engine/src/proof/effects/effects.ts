import type { TasteProfile } from '@fifteen/contracts';
import { chanceFrom } from '../../chance/chance.ts';
import { propose } from '../../choose/propose.ts';
import { type LogoContext, contextOf } from '../../context.ts';
import { planConcepts } from '../../plan.ts';
import type { PlanOptions } from '../../plan-options.ts';
import type { Answer } from './answers.ts';
import { type Effect, effectOn } from './effect-size.ts';
import { ASPECTS, type Aspect, type Observation, observe } from './observe.ts';

/** What one answer moves, by what a customer would notice. */
export type Effects = Readonly<Record<Aspect | 'weight', Effect>>;

/** Looks at one set for a customer and a seed. */
export type Look = (profile: TasteProfile, seed: string) => Promise<Observation>;

/** At everything that the studios propose: cheap, and before chance and distance have their say. */
export const atProposals =
  ({ library }: Pick<PlanOptions, 'library'>): Look => {
    const contexts = new WeakMap<TasteProfile, LogoContext>();
    return async (profile, seed) => {
      const context = contexts.get(profile) ?? contextOf(profile, library);
      contexts.set(profile, context);
      return observe(propose(context, seed), context);
    };
  };

/** At the 15 that are shown. */
export const atConcepts =
  ({ library, raster }: Pick<PlanOptions, 'library' | 'raster'>): Look =>
  async (profile, seed) => {
    const { concepts } = await planConcepts(profile, { seed, library, raster });
    return observe(concepts.map(({ genome }) => ({ genome, weight: 1 })), contextOf(profile, library));
  };

/**
 * The effects of an answer over this many seeds. The two sides get seeds of their own, so that what they share by
 * chance does not make a difference look smaller than it is.
 */
export async function effectsOf({ part, answer, given, without }: Answer, seeds: number, look: Look): Promise<Effects> {
  const sets = (profile: TasteProfile, side: string) => Promise.all(Array.from({ length: seeds }, (_, i) => look(profile, `${side}${i}`)));
  const [one, other] = [await sets(given, 'given '), await sets(without, 'without ')];
  const chance = chanceFrom(`${part} ${answer}`);
  const effect = (aspect: Aspect | 'weight') => [aspect, effectOn(aspect, one, other, chance)] as const;
  return Object.fromEntries([...ASPECTS.map(effect), effect('weight')]) as Record<Aspect | 'weight', Effect>;
}

/** The largest effect of an answer: by how many deviations of chance it stands out. */
export const strongestOf = (effects: Effects): [Aspect | 'weight', Effect] =>
  (Object.entries(effects) as [Aspect | 'weight', Effect][]).toSorted(([, one], [, other]) => other.deviations - one.deviations)[0]!;

/** A look that remembers: many answers are held against the same customer. */
export function remembering(look: Look): Look {
  const known = new Map<string, Promise<Observation>>();
  return (profile, seed) => {
    const key = `${seed}|${JSON.stringify(profile)}`;
    const found = known.get(key) ?? look(profile, seed);
    known.set(key, found);
    return found;
  };
}
