import { CONCEPTS_PER_STUDIO, RESIDENT_STUDIOS, VARIATIONS_PER_REFINEMENT, type TasteProfile } from '@fifteen/contracts';
import type { ConceptEngine, DrawnConcept, RenderPreviews } from '../rendering/engine/concept-engine.ts';
import { createGenerationService, type GenerationService } from '../projects/generation/generation.service.ts';
import type { ModelConcepts } from '../projects/generation/model-concepts.ts';
import type { EnqueueGeneration } from '../projects/generation/generation-queue.ts';
import { createGenerationStore } from '../projects/generation/generation.store.ts';
import { fileStoreOf } from '../platform/files/open-files.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { Platform } from '../platform/runtime/platform.ts';
import type { ModelVariations } from '../projects/refinements/model-variations.ts';
import type { Vary } from '../rendering/engine/variation-engine.ts';
import { markKeyOf } from '../rendering/watermark/mark-key.ts';
import { createVariationsService, type VariationsService } from '../projects/refinements/variations.service.ts';
import { createVariationsStore } from '../projects/refinements/variations.store.ts';

const SLOTS = RESIDENT_STUDIOS.flatMap((studio, turn) =>
  Array.from({ length: CONCEPTS_PER_STUDIO }, (_, i) => ({ studio, slot: turn * CONCEPTS_PER_STUDIO + i })),
);

const conceptOf = (profile: TasteProfile, slot: number, seed: string, title: string): DrawnConcept => ({
  slot,
  studio: SLOTS[slot]?.studio ?? 'helios',
  genome: { secret: 'genome', seed, slot },
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><path d="M0 ${slot}h9"/></svg>`,
  title: `${title} ${slot}`,
  reasons: [`Drawn for ${profile.basic_info.company_name}.`],
  scores: { legibility_16: 0.8, contrast: 7, distinctness: (15 - slot) / 20, quality: slot / 15 },
  background: '#ffffff',
  nearestMark: slot === 0 ? null : { id: 'simple-icons-airbnb', name: 'Airbnb', distance: 0.312, likeness: 'unlike' },
  fingerprints: { symbol: slot === 0 ? null : `${title} ${slot} of ${profile.basic_info.company_name}` },
});

/** Plans at once, without drawing anything: for tests of what happens around the engine. */
export const fakeEngine: ConceptEngine = {
  plan: (profile, seed) =>
    Promise.resolve({
      concepts: SLOTS.map(({ slot }) => conceptOf(profile, slot, seed, 'Concept')),
      diversity: 0.71,
      notes: ['Emoji are left out of the mark.'],
    }),
  fallback: (profile, slot, seed) => Promise.resolve(conceptOf(profile, slot, seed, 'Plain')),
};

/** Five variations at once, without drawing anything. */
export const fakeVary: Vary = ({ profile, seed, prompt }) =>
  Promise.resolve({
    concepts: Array.from({ length: VARIATIONS_PER_REFINEMENT }, (_, slot) => conceptOf(profile, slot, seed, 'Variation')),
    notes: prompt ? [`Noted: ${prompt}`] : [],
  });

export const fakePreviews: RenderPreviews = (svg, salt, sizes) =>
  Promise.resolve(sizes.map((size) => ({ size, bytes: Buffer.from(`${size} ${salt} ${svg.length}`) })));

interface Parts {
  readonly engine?: ConceptEngine;
  readonly modelConcepts?: ModelConcepts;
  readonly renderPreviews?: RenderPreviews;
  readonly files?: FileStore;
  /** By default the model's job is left to the test. */
  readonly enqueueForModel?: EnqueueGeneration;
}

/** The real generation with the real store and files around a fake engine, or around a broken one. */
export const generationOn = (
  platform: Platform,
  { engine = fakeEngine, renderPreviews = fakePreviews, files = fileStoreOf(platform), modelConcepts, enqueueForModel = () => Promise.resolve() }: Parts = {},
): GenerationService =>
  createGenerationService({
    store: createGenerationStore(platform.db),
    files,
    engine,
    renderPreviews,
    modelConcepts,
    enqueueForModel,
    markKey: markKeyOf(platform),
    logger: platform.logger,
    now: platform.now,
    stopping: new AbortController().signal,
  });

interface VariationParts {
  readonly modelVariations?: ModelVariations;
  readonly vary?: Vary;
  readonly renderPreviews?: RenderPreviews;
  readonly files?: FileStore;
}

/** The same for refinements. */
export const variationsOn = (
  platform: Platform,
  { vary = fakeVary, renderPreviews = fakePreviews, files = fileStoreOf(platform), modelVariations }: VariationParts = {},
): VariationsService =>
  createVariationsService({
    store: createVariationsStore(platform.db),
    files,
    vary,
    modelVariations,
    renderPreviews,
    markKey: markKeyOf(platform),
    logger: platform.logger,
    now: platform.now,
    stopping: new AbortController().signal,
  });
