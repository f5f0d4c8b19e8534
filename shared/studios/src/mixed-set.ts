import { CONCEPTS_PER_PROJECT, RESIDENT_STUDIOS, type StudioId } from '@fifteen/contracts';
import type { Concept } from '@fifteen/logo-engine';
import type { StudioBudget } from './studio.ts';

/** Concepts of each studio that a model draws, of five. */
export const BY_MODEL_OF_EACH = 2;

/** What a set asks of a model: two concepts of each studio, within three minutes, each looked at twice. */
export const SET_BUDGET: StudioBudget = {
  concepts: Object.fromEntries(RESIDENT_STUDIOS.map((studio) => [studio, BY_MODEL_OF_EACH])),
  milliseconds: 170_000,
  rounds: 3,
  concurrent: 4,
  spare: 1,
};

/**
 * Slots of a built-in set that give way to a model's concepts: the lowest of each studio in the engine's own ranking, the
 * lowest of all first. Until a model has drawn for them, and if it never does, they stay as they are.
 */
export function slotsForModel(concepts: readonly Pick<Concept, 'slot' | 'rank' | 'studio'>[], ofEach: number = BY_MODEL_OF_EACH): ReadonlyMap<StudioId, readonly number[]> {
  if (concepts.length > CONCEPTS_PER_PROJECT) throw new RangeError(`A set has at most ${CONCEPTS_PER_PROJECT} concepts.`);
  const studios = [...new Set(concepts.map(({ studio }) => studio))];
  return new Map(
    studios.map((studio) => {
      const weakest = concepts.filter((concept) => concept.studio === studio).toSorted((one, other) => other.rank - one.rank);
      return [studio, weakest.slice(0, ofEach).map(({ slot }) => slot)];
    }),
  );
}
