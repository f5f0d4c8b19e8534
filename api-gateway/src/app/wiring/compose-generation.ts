import type { PgBoss } from 'pg-boss';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import type { EngineThreads } from '../../rendering/background-pool/engine-threads.ts';
import { createGenerationService } from '../../projects/generation/generation.service.ts';
import type { OpenModel } from '../../projects/studios/open-model-concepts.ts';
import { createGenerationStore } from '../../projects/generation/generation.store.ts';
import { keepSweepingStranded } from '../../platform/queue/stranded-work.ts';
import { markKeyOf } from '../../rendering/watermark/mark-key.ts';
import { GENERATION_QUEUE, MODEL_QUEUE, MODEL_SESSIONS, openModelQueue } from '../../projects/generation/generation-queue.ts';
import { strandedGenerations } from '../../projects/generation/stranded-generations.ts';

/** Drawing, wired: takes projects from the queue. */
export const composeGeneration = async (platform: Platform, boss: PgBoss, threads: EngineThreads, model: OpenModel | undefined) => {
  const { config, db, logger, now } = platform;
  const stopping = new AbortController();
  // Not awaited: a job may come before it ends, and waits no longer than it would cold. Tests start too often for it.
  if (config.environment !== 'test') {
    threads.warmUp().catch((error: unknown) => {
      if (!stopping.signal.aborted) logger.error({ err: error }, 'the engine does not draw');
    });
  }
  const store = createGenerationStore(db);
  const generation = createGenerationService({
    store,
    files: fileStoreOf(platform),
    engine: threads.engine,
    renderPreviews: threads.renderPreviews,
    modelConcepts: model,
    enqueueForModel: await openModelQueue(boss),
    markKey: markKeyOf(platform),
    logger,
    now,
    stopping: stopping.signal,
  });
  await GENERATION_QUEUE.take(boss, logger, ({ projectId }) => generation.generate(projectId));
  await MODEL_QUEUE.take(boss, logger, ({ projectId }) => generation.drawByModel(projectId), model && MODEL_SESSIONS);
  const sweeps = (['engine', 'model'] as const).map((turn) => keepSweepingStranded(strandedGenerations({ boss, store, logger, now }, turn), logger));
  return {
    stopSweeping: () => sweeps.forEach((stop) => stop()),
    /** After the queue has stopped giving out jobs. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await threads.stop();
    },
  };
};
