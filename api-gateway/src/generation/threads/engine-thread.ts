import type { TasteProfile } from '@fifteen/contracts';
import { drawFallback, planFromSurveys, type Share, type Survey, surveyConcepts } from '@fifteen/logo-engine';
import { canvasRaster, loadFontLibrary } from '@fifteen/logo-engine/node';
import type { ConceptPlan, DrawnConcept, Preview } from '../concept-engine.ts';
import { renderPreviews } from './render-previews.ts';
import { createWatermark } from './watermark.ts';

// What runs in a thread of the worker. The pool calls these by name.

const library = loadFontLibrary();
const watermark = library.then(createWatermark);

export interface PlanTask {
  readonly profile: TasteProfile;
  readonly seed: string;
}

/** Answers once the thread's modules are there. */
export const loaded = (): boolean => true;

export interface SurveyTask extends PlanTask {
  readonly avoid: readonly string[];
  readonly share: Share;
}

export const survey = async ({ profile, seed, avoid, share }: SurveyTask): Promise<Survey> =>
  surveyConcepts(profile, { seed, avoid, library: await library, raster: canvasRaster }, share);

export interface ChoiceTask extends PlanTask {
  readonly surveys: readonly Survey[];
}

export const choose = async ({ profile, seed, surveys }: ChoiceTask): Promise<ConceptPlan> =>
  planFromSurveys(profile, surveys, { seed, library: await library, raster: canvasRaster });

export interface FallbackTask extends PlanTask {
  readonly slot: number;
}

export const fallback = async ({ profile, slot, seed }: FallbackTask): Promise<DrawnConcept> =>
  drawFallback(profile, slot, { seed, library: await library, raster: canvasRaster });

export interface PreviewTask {
  readonly svg: string;
  readonly salt: string;
}

export const previews = async ({ svg, salt }: PreviewTask): Promise<Preview[]> =>
  renderPreviews(svg, salt, await watermark);
