import type { BasicInfo, StudioId, TasteProfile } from '@fifteen/contracts';
import type { Concept } from '@fifteen/logo-engine';
import type { ModelFailure } from './model/failure.ts';

/** What the logo is for. */
export interface StudioBrief extends BasicInfo {
  /** The same seed gives the same lettering, colors and layouts around the same programs. */
  readonly seed: string;
  /** Symbols of the set so far: none is drawn again. */
  readonly beside: readonly string[];
}

/** What the owner likes: the answers of the taste test. */
export type Taste = Omit<TasteProfile, 'basic_info'>;

/** How much a studio may draw and take. Money is kept by the ledger that pays each call. */
export interface StudioBudget {
  /** Concepts that are wanted, by the studio in whose hand they are drawn. */
  readonly concepts: Readonly<Partial<Record<StudioId, number>>>;
  /** Of the whole, in milliseconds. */
  readonly milliseconds: number;
  /** Programs that are written for one idea at most: each but the last is looked at and fixed. */
  readonly rounds: number;
  /** Ideas that are drawn at a time. */
  readonly concurrent: number;
  /** Ideas of each studio beyond its concepts: drawn where one is dropped, or comes out with something to fix. */
  readonly spare: number;
}

/** What happens while a studio draws. */
export type StudioEvent =
  | { readonly kind: 'concept'; readonly concept: Concept; readonly score: number }
  | { readonly kind: 'dropped'; readonly title: string; readonly because: string }
  /** The studio ends early; what it gave before stays. */
  | { readonly kind: 'failed'; readonly failure: ModelFailure };

/** A source of concepts: our own book of ideas, or a language model. The engine checks, composes, scores and picks what it gives. */
export interface Studio {
  /** "book", or the model: "anthropic/claude-sonnet-4-5". */
  readonly id: string;
  /** Gives concepts one by one as they pass. Never throws for a fault of a provider: that is its last event. */
  readonly propose: (brief: StudioBrief, taste: Taste, budget: StudioBudget, signal?: AbortSignal) => AsyncIterable<StudioEvent>;
}
