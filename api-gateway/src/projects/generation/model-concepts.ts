import type { TasteProfile } from '@fifteen/contracts';
import { MODEL_SLOTS } from '@fifteen/studios/slots';
import type { DrawnConcept } from '../../rendering/index.ts';

/** What a language model draws for a project. */
export interface ModelCommission {
  readonly projectId: string;
  readonly profile: TasteProfile;
  readonly seed: string;
  /** Symbols that no drawing may repeat: those of other customers, and of the set's other concepts. */
  readonly avoid: readonly string[];
  /** Aborted when the worker stops. */
  readonly signal: AbortSignal;
}

/** Studios that draw by a language model. */
export interface ModelConcepts {
  /**
   * Gives concepts one by one as they pass; ends when there are enough, when the time is over and when the provider fails.
   * It never throws for a fault of a provider.
   */
  readonly draw: (commission: ModelCommission, onConcept: (concept: DrawnConcept) => Promise<void>) => Promise<void>;
}

/** Whether a slot is for a model, where there is one. */
export const isForModel = ({ slot }: { readonly slot: number }): boolean => MODEL_SLOTS.includes(slot);

/** What the customer is told when a model did not draw all that it should have. */
export const WITHOUT_MODEL = 'Our AI designer was not available for all of these, so our own engine drew the rest.';
