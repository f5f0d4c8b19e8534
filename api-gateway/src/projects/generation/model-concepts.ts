import type { TasteProfile } from '@fifteen/contracts';
import { CONCEPTS_PER_STUDIO } from '@fifteen/contracts';
import type { DrawnConcept } from '../../rendering/index.ts';

/** What a language model draws for a project. */
export interface ModelCommission {
  readonly projectId: string;
  readonly profile: TasteProfile;
  readonly seed: string;
  /** Symbols that no drawing may repeat: those of other customers. */
  readonly avoid: readonly string[];
  /** Aborted when the worker stops. */
  readonly signal: AbortSignal;
}

/** Studios that draw by a language model. */
export interface ModelConcepts {
  /**
   * Gives concepts one by one as they pass; ends when there are enough, when the time is over and when the provider fails.
   * It never throws for a fault of a provider: it gives how it ended.
   */
  readonly draw: (commission: ModelCommission, onConcept: (concept: DrawnConcept) => Promise<void>) => Promise<'complete' | 'incomplete'>;
}

/** Concepts of each studio that a model draws where there is one: the last two of five, which the engine chose last. */
const BY_MODEL = 2;

/** Whether a slot waits for a model. */
export const waitsForModel = ({ slot }: { readonly slot: number }): boolean => slot % CONCEPTS_PER_STUDIO >= CONCEPTS_PER_STUDIO - BY_MODEL;

/** What the customer is told when a model did not draw all that it should have. */
export const WITHOUT_MODEL = 'Our AI designer was not available for all of these, so our own engine drew the rest.';
