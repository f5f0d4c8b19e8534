import type { TasteProfile } from '@fifteen/contracts';
import type { StudioSettings } from '@fifteen/studios/settings';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { ModelConcepts } from '../generation/model-concepts.ts';
import { type SpendingLimits, createSpendingStore } from './spending.store.ts';

interface Dependencies {
  readonly db: Kysely<Database>;
  readonly settings: StudioSettings;
  readonly limits: SpendingLimits;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Studios that draw by the configured model. The model's SDK, the prompts and the engine are loaded here and nowhere else. */
export async function openModelConcepts({ db, settings, limits, logger, now }: Dependencies): Promise<ModelConcepts> {
  const [studios, { canvasRaster, realMarks }, { readMeaning }, { loadFontLibrary }] = await Promise.all([
    import('@fifteen/studios'),
    import('@fifteen/logo-engine/node'),
    import('@fifteen/meaning/node'),
    import('@fifteen/typography/node'),
  ]);
  const { ModelFailure, PROMPT_VERSION, SET_BUDGET, modelFromSettings, modelStudio, programIsolate, withBreaker, withQueue, withRetries, withSpending } = studios;
  const spending = createSpendingStore(db, limits, now);
  const bare = await modelFromSettings(settings);
  // One queue and one breaker for all projects of this worker: they are the provider's, not a customer's.
  const shared = withBreaker(withQueue(bare, settings), { onChange: (state) => logger.warn({ model: bare.id, state }, 'the circuit breaker of the model changed') });
  const options = { library: await loadFontLibrary(), raster: canvasRaster, readMeaning, marks: realMarks };
  const isolate = programIsolate();
  const exhausted = (limit: keyof SpendingLimits) => new ModelFailure('exhausted', `The budget of the ${limit} does not allow another call.`);

  return {
    draw: async ({ projectId, profile, seed, avoid, signal }, onConcept) => {
      const ledger = spending.ledgerFor({ id: projectId, model: settings.model, prompt: PROMPT_VERSION }, exhausted);
      const model = withRetries(withSpending(shared, settings.prices, ledger));
      const { basic_info, ...taste } = profile satisfies TasteProfile;
      let outcome: 'complete' | 'incomplete' = 'complete';
      let dropped = 0;
      for await (const event of modelStudio(model, options, isolate).propose({ ...basic_info, seed, beside: avoid }, taste, SET_BUDGET, signal)) {
        if (event.kind === 'concept') await onConcept(event.concept);
        else if (event.kind === 'dropped') dropped += 1;
        else {
          outcome = 'incomplete';
          logger.warn({ project_id: projectId, model: bare.id, kind: event.failure.kind, err: event.failure }, 'the model stopped drawing');
        }
      }
      logger.info({ project_id: projectId, model: bare.id, prompt: PROMPT_VERSION, outcome, dropped }, 'the model has drawn');
      return outcome;
    },
  };
}
