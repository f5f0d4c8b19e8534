import type { TasteProfile } from '@fifteen/contracts';
import type { DrawnConcept } from '../../rendering/index.ts';

/** A logo and a wish about its picture, for a language model. */
export interface ModelWish {
  readonly projectId: string;
  readonly genome: object;
  readonly profile: TasteProfile;
  readonly seed: string;
  readonly prompt: string;
  /** Aborted when the worker stops. */
  readonly signal: AbortSignal;
}

/** What a model made of a wish. */
export interface ModelAnswer {
  /** Five at most, each another drawing. */
  readonly concepts: readonly DrawnConcept[];
  /** Why it draws nothing, as a sentence for the customer. */
  readonly because?: string;
}

/** Variations by a language model. */
export interface ModelVariations {
  /** Says what it understood before it draws. Never throws for a fault of a provider: there are fewer concepts, or none. */
  readonly vary: (wish: ModelWish, onUnderstood: (words: string) => Promise<void>) => Promise<ModelAnswer>;
}

/** What the customer is told when the model drew nothing and said nothing. */
export const NO_VARIATIONS = 'Our AI designer couldn’t draw this, so your credits are back. Try other words, or ask for a color, font or layout.';

/** What the customer is told when the engine had to make some of the five. */
export const someByEngine = (byModel: number): string => `Our AI designer drew ${byModel} of these; our own engine made the others from its first drawing.`;
