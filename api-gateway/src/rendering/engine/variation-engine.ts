import type { StudioId, TasteProfile } from '@fifteen/contracts';
import type { DrawnConcept } from './concept-engine.ts';

/** A logo to vary, and the wish. */
export interface VariationRequest {
  readonly genome: object;
  readonly profile: TasteProfile;
  readonly seed: string;
  readonly prompt: string | null;
  /** In whose hand; null: as it is. */
  readonly studio: StudioId | null;
  /** The project's concepts in their order, for "like number 3". */
  readonly concepts: readonly { readonly title: string; readonly genome: object }[];
  /** Variations that the customer has had of this project: none that looks like one of them is drawn again. */
  readonly earlier: readonly object[];
}

export interface DrawnVariations {
  /** Five; fewer where the wish leaves no five that differ. */
  readonly concepts: readonly DrawnConcept[];
  /** What could not be done, and what came along with a wish, in sentences. */
  readonly notes: readonly string[];
}

/** The same request gives the same variations, in any process. */
export type Vary = (request: VariationRequest) => Promise<DrawnVariations>;
