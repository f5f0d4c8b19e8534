import { randomInt } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { createAssetsStore } from '../assets/assets.store.ts';
import type { Draw } from '../drawing-room/drawing-room.ts';
import { payingCustomer } from '../drawing-room/drawn-for.ts';
import { fileStoreOf } from '../files/compose-files.ts';
import type { SignedLinks } from '../files/signed-links.ts';
import type { EngineThreads } from '../generation/engine-threads.ts';
import { takeJobs } from '../generation/job-queue.ts';
import type { Endpoint } from '../http/route.ts';
import type { Platform } from '../platform.ts';
import type { OwnedProject } from '../projects/owned-project.ts';
import { keepSweepingStranded } from '../queue/stranded-work.ts';
import { openRefinementQueue, REFINEMENT_QUEUE, REFINEMENT_QUEUE_OPTIONS, type RefinementJob } from './refinement-queue.ts';
import { markKeyOf } from '../watermark/mark-key.ts';
import { refinementsEndpoints } from './refinements.routes.ts';
import { createRefinementsService } from './refinements.service.ts';
import { createRefinementsStore } from './refinements.store.ts';
import { strandedRefinements } from './stranded-refinements.ts';
import { createVariationsService } from './variations.service.ts';
import { createVariationsStore } from './variations.store.ts';

const SEED_MAX = 2 ** 31;

interface Parts {
  readonly boss: PgBoss;
  readonly links: SignedLinks;
  readonly ownedProject: OwnedProject;
  readonly draw: Draw;
}

/** What answers requests about refinements, wired. */
export const composeRefinements = async ({ db, now }: Platform, { boss, links, ownedProject, draw }: Parts): Promise<Endpoint[]> => {
  const service = createRefinementsService({
    refinements: createRefinementsStore(db, await openRefinementQueue(boss)),
    assets: createAssetsStore(db),
    ownedProject,
    plan: (userId, task) => draw('planWish', task, payingCustomer(userId)),
    links,
    now,
    newSeed: () => randomInt(SEED_MAX),
  });
  return refinementsEndpoints(service);
};

/** What draws variations, wired: takes refinements from the queue. */
export const composeVariations = async (platform: Platform, boss: PgBoss, threads: EngineThreads) => {
  const { db, logger, now } = platform;
  const stopping = new AbortController();
  const store = createVariationsStore(db);
  const variations = createVariationsService({
    store,
    files: fileStoreOf(platform),
    vary: threads.vary,
    renderPreviews: threads.renderPreviews,
    markKey: markKeyOf(platform),
    logger,
    now,
    stopping: stopping.signal,
  });
  await boss.createQueue(REFINEMENT_QUEUE, REFINEMENT_QUEUE_OPTIONS);
  await takeJobs<RefinementJob>(boss, REFINEMENT_QUEUE, logger, ({ refinementId }) => variations.draw(refinementId));
  const sweep = strandedRefinements({ boss, store, giveUp: variations.giveUp, logger, now });
  const stopSweeping = keepSweepingStranded(sweep, logger);
  return {
    stopSweeping,
    /** After the queue has stopped giving out jobs, and before the threads end. */
    stop: (): void => stopping.abort(),
  };
};
