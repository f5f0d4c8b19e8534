import type { AssetScores, NearestMark, StudioId, TasteProfile } from '@fifteen/contracts';
import type { PreviewSize } from '../../platform/files/file-keys.ts';

/** One drawn concept, as the engine hands it over. */
export interface DrawnConcept {
  readonly slot: number;
  readonly studio: StudioId;
  readonly genome: object;
  readonly svg: string;
  readonly title: string;
  readonly reasons: readonly string[];
  readonly scores: AssetScores;
  readonly background: string;
  /** The symbol's shape as plain text; null where the concept has no mark. */
  readonly fingerprints: { readonly symbol: string | null };
  /** The well-known logo that its mark comes nearest to; null where the concept has no mark. */
  readonly nearestMark: Omit<NearestMark, 'picture_url'> | null;
}

export interface ConceptPlan {
  readonly concepts: readonly DrawnConcept[];
  readonly diversity: number;
  /** What the customer should be told of the drawing. */
  readonly notes: readonly string[];
}

/** What generation needs of the engine. The same arguments give the same concepts, in any process. */
export interface ConceptEngine {
  /** All 15, chosen together; none has a symbol like those to avoid. */
  readonly plan: (profile: TasteProfile, seed: string, avoid: readonly string[]) => Promise<ConceptPlan>;
  /** The plain concept for a slot whose own drawing failed. */
  readonly fallback: (profile: TasteProfile, slot: number, seed: string) => Promise<DrawnConcept>;
}

export interface Preview {
  readonly size: PreviewSize;
  readonly bytes: Uint8Array;
}

/** Pixels of a drawing with the watermark in them, one for each of the sizes. `markKey` is the secret of watermarks. */
export type RenderPreviews = (svg: string, markKey: string, sizes: readonly PreviewSize[]) => Promise<readonly Preview[]>;
