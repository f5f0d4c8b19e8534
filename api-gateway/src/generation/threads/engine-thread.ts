import type { TasteProfile } from '@fifteen/contracts';
import {
  type Choice,
  chooseConcepts,
  type Chosen,
  type Claims,
  drawFallback,
  type Finished,
  finishConcepts,
  type Proposal,
  type Share,
  type Survey,
  surveyConcepts,
  surveyHeld,
} from '@fifteen/logo-engine';
import { canvasRaster, loadFontLibrary, nextTurn } from '@fifteen/logo-engine/node';
import type { PreviewSize } from '../../files/file-keys.ts';
import type { DrawnVariations, VariationRequest } from '../../refinements/variation-engine.ts';
import type { DrawnConcept, Preview } from '../concept-engine.ts';
import { drawVariations } from './draw-variations.ts';
import { renderPreviews } from './render-previews.ts';
import { createWatermark } from './watermark.ts';

// What runs in a thread of the worker. The pool calls these by name.

const library = loadFontLibrary();
const optionsFor = async (seed: string, avoid: readonly string[] = []) => ({ seed, avoid, library: await library, raster: canvasRaster, pause: nextTurn });
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
  surveyConcepts(profile, await optionsFor(seed, avoid), share);

export interface RestTask extends PlanTask {
  readonly avoid: readonly string[];
  readonly held: readonly Proposal[];
}

export const surveyRest = async ({ profile, seed, avoid, held }: RestTask): Promise<Survey> =>
  surveyHeld(profile, held, await optionsFor(seed, avoid));

export interface ChoiceTask extends PlanTask {
  readonly rounds: readonly (readonly Survey[])[];
}

export const choose = async ({ profile, seed, rounds }: ChoiceTask): Promise<Choice | null> =>
  chooseConcepts(profile, rounds, await optionsFor(seed));

export interface FinishTask extends PlanTask {
  readonly chosen: readonly Chosen[];
  readonly claims: Claims;
}

export const finish = async ({ profile, seed, chosen, claims }: FinishTask): Promise<Finished> =>
  finishConcepts(profile, chosen, { ...(await optionsFor(seed)), claims });

export interface FallbackTask extends PlanTask {
  readonly slot: number;
}

export const fallback = async ({ profile, slot, seed }: FallbackTask): Promise<DrawnConcept> =>
  drawFallback(profile, slot, await optionsFor(seed));

export const variations = async (request: VariationRequest): Promise<DrawnVariations> =>
  drawVariations(request, await library);

export interface PreviewTask {
  readonly svg: string;
  readonly salt: string;
  readonly sizes: readonly PreviewSize[];
}

export const previews = async ({ svg, salt, sizes }: PreviewTask): Promise<Preview[]> =>
  renderPreviews({ svg, salt, sizes }, await watermark);
