import { RESIDENT_STUDIOS, type StudioId, type TasteProfile } from '@fifteen/contracts';
import { drawFallback } from './fallback.ts';
import { type SetOptions, assessShare, finishSet } from './pipeline.ts';
import { FROM_EACH_STUDIO } from './select/select.ts';
import type { Share } from './share.ts';

/** A concept as a visitor who tries us sees it. */
export interface Sketch {
  readonly studio: StudioId;
  readonly title: string;
  /** In full color with its background, 1,000 by 1,000 units. */
  readonly svg: string;
  readonly background: string;
}

export interface Sketches {
  /** One a studio, in their order. */
  readonly sketches: readonly Sketch[];
  readonly notes: readonly string[];
}

/** One concept a studio in a fraction of a set's time: the best of a share of its proposals. Shares give different concepts. */
export async function sketchConcepts(profile: TasteProfile, options: SetOptions, share: Share): Promise<Sketches> {
  const { studios = RESIDENT_STUDIOS } = options;
  const { concepts, notes } = await finishSet(profile, await assessShare(profile, options, share), options);
  const sketches = await Promise.all(
    studios.map(async (studio, at) => {
      const best = concepts.filter((concept) => concept.studio === studio).toSorted((one, other) => one.rank - other.rank)[0];
      const { title, svg, background } = best ?? (await drawFallback(profile, at * FROM_EACH_STUDIO, options));
      return { studio, title, svg, background };
    }),
  );
  return { sketches, notes };
}
