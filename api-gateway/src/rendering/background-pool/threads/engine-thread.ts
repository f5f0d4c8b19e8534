import type { TasteProfile } from '@fifteen/contracts';
import { type Assessment, assessShare, drawFallback, finishSet, type Plan, type SetOptions, type Share } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import type { PreviewSize } from '../../../platform/files/file-keys.ts';
import type { DrawnVariations, VariationRequest } from '../../engine/variation-engine.ts';
import { createWatermark } from '../../watermark/watermark.ts';
import type { DrawnConcept, Preview } from '../../engine/concept-engine.ts';
import { drawVariations } from './draw-variations.ts';
import { renderPreviews } from './render-previews.ts';

// What runs in a thread of the worker. The pool calls these by name.

const library = loadFontLibrary();
const optionsFor = async (seed: string, avoid: readonly string[] = []): Promise<SetOptions> => ({ seed, avoid, library: await library, raster: canvasRaster, readMeaning, marks: realMarks });
const watermark = library.then(createWatermark);

export interface PlanTask {
  readonly profile: TasteProfile;
  readonly seed: string;
}

/** Answers once the thread's modules are there. */
export const loaded = (): boolean => true;

export interface AssessTask extends PlanTask {
  readonly avoid: readonly string[];
  readonly share: Share;
}

export const assess = async ({ profile, seed, avoid, share }: AssessTask): Promise<readonly Assessment[]> => assessShare(profile, await optionsFor(seed, avoid), share);

export interface FinishTask extends PlanTask {
  readonly assessments: readonly Assessment[];
}

export const finish = async ({ profile, seed, assessments }: FinishTask): Promise<Plan> => finishSet(profile, assessments, await optionsFor(seed));

export interface FallbackTask extends PlanTask {
  readonly slot: number;
}

export const fallback = async ({ profile, slot, seed }: FallbackTask): Promise<DrawnConcept> => drawFallback(profile, slot, await optionsFor(seed));

export const variations = async (request: VariationRequest): Promise<DrawnVariations> => drawVariations(request, await library);

export interface PreviewTask {
  readonly svg: string;
  readonly markKey: string;
  readonly sizes: readonly PreviewSize[];
}

export const previews = async ({ svg, markKey, sizes }: PreviewTask): Promise<Preview[]> => renderPreviews({ svg, markKey, sizes }, await watermark);
