import { randomInt } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { createAssetsStore } from '../../projects/assets/assets.store.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import type { Draw } from '../../rendering/interactive-pool/drawing-pool.ts';
import { payingCustomer } from '../../rendering/interactive-pool/drawn-for.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import type { EngineThreads } from '../../rendering/background-pool/engine-threads.ts';
import type { Endpoint } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import type { OwnedProject } from '../../projects/ownership/owned-project.ts';
import { keepSweepingStranded } from '../../platform/queue/stranded-work.ts';
import { MODEL_SESSIONS } from '../../projects/generation/generation-queue.ts';
import type { OpenModel } from '../../projects/studios/open-model-concepts.ts';
import { openRefinementQueue, REFINEMENT_QUEUE } from '../../projects/refinements/refinement-queue.ts';
import { markKeyOf } from '../../rendering/watermark/mark-key.ts';
import { refinementsEndpoints } from '../../projects/refinements/refinements.routes.ts';
import { createRefinementsService } from '../../projects/refinements/refinements.service.ts';
import { PLAN_WISH } from '../../projects/refinements/plan-task.ts';
import { createRefinementsStore } from '../../projects/refinements/refinements.store.ts';
import { strandedRefinements } from '../../projects/refinements/stranded-refinements.ts';
import { createVariationsService } from '../../projects/refinements/variations.service.ts';
import { createVariationsStore } from '../../projects/refinements/variations.store.ts';

const SEED_MAX = 2 ** 31;

interface Parts {
  readonly boss: PgBoss;
  readonly links: SignedLinks;
  readonly ownedProject: OwnedProject;
  readonly draw: Draw;
}

/** What answers requests about refinements, wired. */
export const composeRefinements = async ({ config, db, now }: Platform, { boss, links, ownedProject, draw }: Parts): Promise<Endpoint[]> => {
  const service = createRefinementsService({
    refinements: createRefinementsStore(db, await openRefinementQueue(boss)),
    assets: createAssetsStore(db),
    ownedProject,
    plan: (userId, task) => draw(PLAN_WISH, task, payingCustomer(userId)),
    links,
    hasModel: config.studio !== undefined,
    now,
    newSeed: () => randomInt(SEED_MAX),
  });
  return refinementsEndpoints(service);
};

/** What draws variations, wired: takes refinements from the queue. */
export const composeVariations = async (platform: Platform, boss: PgBoss, threads: EngineThreads, model: OpenModel | undefined) => {
  const { db, logger, now } = platform;
  const stopping = new AbortController();
  const store = createVariationsStore(db);
  const variations = createVariationsService({
    store,
    files: fileStoreOf(platform),
    vary: threads.vary,
    modelVariations: model,
    renderPreviews: threads.renderPreviews,
    markKey: markKeyOf(platform),
    logger,
    now,
    stopping: stopping.signal,
  });
  await REFINEMENT_QUEUE.take(boss, logger, ({ refinementId }) => variations.draw(refinementId), model && MODEL_SESSIONS);
  const sweep = strandedRefinements({ boss, store, giveUp: variations.giveUp, logger, now });
  const stopSweeping = keepSweepingStranded(sweep, logger);
  return {
    stopSweeping,
    /** After the queue has stopped giving out jobs, and before the threads end. */
    stop: (): void => stopping.abort(),
  };
};
