import type { PgBoss } from 'pg-boss';
import type { SessionsStore } from '../auth/sessions.store.ts';
import { listenToDatabase } from '../events/database-listener.ts';
import { startHeartbeat } from '../events/heartbeat.ts';
import { fileStoreOf } from '../files/compose-files.ts';
import { createSignedLinks } from '../files/signed-links.ts';
import { takeJobs } from '../generation/job-queue.ts';
import type { Platform } from '../platform.ts';
import type { OwnedProject } from '../projects/owned-project.ts';
import { keepSweepingStranded } from '../queue/stranded-work.ts';
import { brandKitsEndpoints } from './brand-kits.routes.ts';
import { createBrandKitsService } from './brand-kits.service.ts';
import { createBrandKitsStore } from './brand-kits.store.ts';
import { createKitFilesRouter } from './kit-files.routes.ts';
import { createKitLinks } from './kit-links.ts';
import { createKitMakingService } from './kit-making.service.ts';
import { createKitMakingStore } from './kit-making.store.ts';
import { KIT_QUEUE, KIT_QUEUE_OPTIONS, type KitJob, openKitQueue } from './kit-queue.ts';
import type { KitMakers } from './kit-makers.ts';
import { presentOrder } from './present-kit.ts';
import { strandedParts } from './stranded-parts.ts';
import { createOrderWatch } from './watch-order.ts';

interface Parts {
  readonly boss: PgBoss;
  readonly ownedProject: OwnedProject;
  readonly sessions: SessionsStore;
}

/** What answers requests about kits, wired. */
export const composeBrandKits = async (platform: Platform, { boss, ownedProject, sessions }: Parts) => {
  const { db, databaseUrl, keysFor, logger, now } = platform;
  const kits = createBrandKitsStore(db, await openKitQueue(boss));
  const kitLinks = createKitLinks(keysFor('kit-links'), now);
  const watch = createOrderWatch({ kits, present: presentOrder, logger });
  const listener = listenToDatabase({ databaseUrl, channel: 'kit_orders', logger, onNotification: watch.nudge, onConnected: watch.nudgeAll });
  const stopHeartbeat = startHeartbeat({ hub: watch, sessions, now, logger });
  const service = createBrandKitsService({ kits, ownedProject, links: createSignedLinks(keysFor('file-links'), now), kitLinks, now });
  return {
    endpoints: brandKitsEndpoints(service, watch),
    routers: [createKitFilesRouter({ kits, files: fileStoreOf(platform), links: kitLinks })],
    stop: async (): Promise<void> => {
      stopHeartbeat();
      watch.stop();
      await listener.stop();
    },
  };
};

/** What makes kits, wired: takes parts from the queue. */
export const composeKitMaking = async (platform: Platform, boss: PgBoss, makers: KitMakers) => {
  const { db, logger, now } = platform;
  const stopping = new AbortController();
  const store = createKitMakingStore(db);
  const service = createKitMakingService({
    store,
    files: fileStoreOf(platform),
    make: makers.make,
    logger,
    now,
    stopping: stopping.signal,
  });
  await boss.createQueue(KIT_QUEUE, KIT_QUEUE_OPTIONS);
  await takeJobs<KitJob>(boss, KIT_QUEUE, logger, service.make);
  const stopSweeping = keepSweepingStranded(strandedParts({ boss, store, logger, now }), logger);
  makers.keepWarm();
  return {
    stopSweeping,
    /** After the queue has stopped giving out jobs. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await makers.stop();
    },
  };
};
