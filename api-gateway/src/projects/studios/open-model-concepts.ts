import type { TasteProfile } from '@fifteen/contracts';
import type { StudioSettings } from '@fifteen/studios/settings';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { DrawnConcept } from '../../rendering/index.ts';
import type { ModelConcepts } from '../generation/model-concepts.ts';
import type { ModelVariations } from '../refinements/model-variations.ts';
import { tracedModel } from './traced-model.ts';
import { type Excess, type SpendingLimits, createSpendingStore } from './spending.store.ts';

interface Dependencies {
  readonly db: Kysely<Database>;
  readonly settings: StudioSettings;
  readonly limits: SpendingLimits;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** What the configured model draws: concepts of new projects, and wishes about pictures. One queue, breaker and isolate for both. */
export type OpenModel = ModelConcepts & ModelVariations;

/** Studios that draw by the configured model. The model's SDK, the prompts and the engine are loaded here and nowhere else. */
export async function openModelConcepts({ db, settings, limits, logger, now }: Dependencies): Promise<OpenModel> {
  const [studios, { parseGenome }, { canvasRaster, realMarks }, { readMeaning }, { loadFontLibrary }] = await Promise.all([
    import('@fifteen/studios'),
    import('@fifteen/logo-engine'),
    import('@fifteen/logo-engine/node'),
    import('@fifteen/meaning/node'),
    import('@fifteen/typography/node'),
  ]);
  const { ModelFailure, PROMPT_VERSION, SET_BUDGET, guardedModel, modelFromSettings, modelStudio, programIsolate, refineLogo } = studios;
  const spending = createSpendingStore(db, limits, now);
  // One queue and one breaker for all projects of this worker: they are the provider's, not a customer's.
  const guarded = guardedModel(tracedModel(await modelFromSettings(settings)), settings, {
    breaker: { onChange: (state) => logger.warn({ model: settings.model, state }, 'the circuit breaker of the model changed') },
    onUnsettled: (error) => logger.error({ err: error, model: settings.model }, 'the cost of a model call could not be written: its quote counts'),
  });
  const options = { library: await loadFontLibrary(), raster: canvasRaster, readMeaning, marks: realMarks };
  const isolate = programIsolate();
  const exhausted = (excess: Excess) => new ModelFailure('exhausted', excessWords(excess));

  return {
    draw: async ({ projectId, profile, seed, avoid, signal }, onConcept) => {
      const ledger = spending.ledgerFor({ id: projectId, model: settings.model, prompt: PROMPT_VERSION }, exhausted);
      const model = guarded.paidFrom(ledger);
      const { basic_info, ...taste } = profile satisfies TasteProfile;
      let [given, dropped] = [0, 0];
      for await (const event of modelStudio(model, options, isolate).propose({ ...basic_info, seed, beside: avoid }, taste, SET_BUDGET, signal)) {
        if (event.kind === 'concept') {
          given += 1;
          await onConcept(event.concept);
        } else if (event.kind === 'dropped') dropped += 1;
        else logger.warn({ project_id: projectId, model: guarded.id, kind: event.failure.kind, err: event.failure }, 'the model stopped drawing');
      }
      logger.info({ project_id: projectId, model: guarded.id, prompt: PROMPT_VERSION, given, dropped }, 'the model has drawn');
    },

    vary: async ({ projectId, genome, profile, seed, prompt, signal }, onUnderstood) => {
      const ledger = spending.ledgerFor({ id: projectId, model: settings.model, prompt: PROMPT_VERSION }, exhausted);
      const concepts: DrawnConcept[] = [];
      let because: string | undefined;
      const request = { genome: parseGenome(genome, options.library), profile, seed, wish: prompt };
      for await (const event of refineLogo(guarded.paidFrom(ledger), request, options, isolate, undefined, signal)) {
        if (event.kind === 'understood') await onUnderstood(event.words);
        else if (event.kind === 'concept') concepts.push(event.concept);
        else if (event.kind === 'declined') because = event.because;
        else if (event.kind === 'failed') logger.warn({ project_id: projectId, model: guarded.id, kind: event.failure.kind, err: event.failure }, 'the model stopped refining');
      }
      logger.info({ project_id: projectId, model: guarded.id, prompt: PROMPT_VERSION, given: concepts.length }, 'the model has refined');
      return { concepts, ...(because && { because }) };
    },
  };
}

const dollars = (millionths: number): string => `$${(millionths / 1e6).toFixed(2)}`;

/** Which variable an operator has to raise, and by how much. */
export const excessWords = ({ limit, most, used, quote }: Excess): string =>
  `The budget of the ${limit} does not allow another call: STUDIO_BUDGET_${limit.toUpperCase()} is ${dollars(most)}, ${dollars(used)} of it are spent or set aside, and this call may cost up to ${dollars(quote)}.`;
