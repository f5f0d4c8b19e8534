import { fileStoreOf } from '../files/compose-files.ts';
import type { Platform } from '../platform.ts';
import type { EngineThreads } from './engine-threads.ts';
import { createGenerationService } from './generation.service.ts';
import { createGenerationStore } from './generation.store.ts';
import { takeJobs } from './job-queue.ts';

/** Drawing, wired: takes projects from the queue. */
export const composeGeneration = async (platform: Platform, threads: EngineThreads) => {
  const { config, db, databaseUrl, logger, now } = platform;
  const stopping = new AbortController();
  // Not awaited: a job may come before it ends, and waits no longer than it would cold. Tests start too often for it.
  if (config.environment !== 'test') {
    threads.warmUp().catch((error: unknown) => {
      if (!stopping.signal.aborted) logger.error({ err: error }, 'the engine does not draw');
    });
  }
  const generation = createGenerationService({
    store: createGenerationStore(db),
    files: fileStoreOf(platform),
    engine: threads.engine,
    renderPreviews: threads.renderPreviews,
    logger,
    now,
    stopping: stopping.signal,
  });
  const jobs = await takeJobs({ databaseUrl, logger }, generation.generate);
  return {
    stop: async (): Promise<void> => {
      await jobs.stop();
      stopping.abort();
      await threads.stop();
    },
  };
};
