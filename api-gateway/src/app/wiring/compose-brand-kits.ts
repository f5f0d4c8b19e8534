import type { PgBoss } from 'pg-boss';
import type { SessionsStore } from '../../identity/sessions/sessions.store.ts';
import { listenToDatabase } from '../../platform/events/database-listener.ts';
import { startHeartbeat } from '../../platform/events/heartbeat.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { createSignedLinks } from '../../platform/files/signed-links.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import type { OwnedProject } from '../../projects/ownership/owned-project.ts';
import { keepSweepingStranded } from '../../platform/queue/stranded-work.ts';
import { brandKitsEndpoints } from '../../kits/brand-kits/brand-kits.routes.ts';
import { createBrandKitsService } from '../../kits/brand-kits/brand-kits.service.ts';
import { createBrandKitsStore } from '../../kits/brand-kits/brand-kits.store.ts';
import { createKitFilesRouter } from '../../kits/brand-kits/kit-files.routes.ts';
import { createKitLinks } from '../../kits/brand-kits/kit-links.ts';
import { createKitMails } from '../../kits/brand-kits/kit-mails.ts';
import { composeOutbox } from './compose-outbox.ts';
import { createPressFilesRouter } from '../../kits/press-pages/press-files.routes.ts';
import { pressPagesEndpoints } from '../../kits/press-pages/press-pages.routes.ts';
import { createPressPagesService } from '../../kits/press-pages/press-pages.service.ts';
import { createPressPagesStore } from '../../kits/press-pages/press-pages.store.ts';
import { createKitMakingService } from '../../kits/brand-kits/kit-making.service.ts';
import { createKitMakingStore } from '../../kits/brand-kits/kit-making.store.ts';
import { KIT_QUEUE, openKitQueue } from '../../kits/brand-kits/kit-queue.ts';
import type { KitMakers } from '../../kits/brand-kits/makers/kit-makers.ts';
import { presentOrder } from '../../kits/brand-kits/present-kit.ts';
import { strandedParts } from '../../kits/brand-kits/stranded-parts.ts';
import { createOrderWatch } from '../../kits/brand-kits/watch-order.ts';

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
  const files = fileStoreOf(platform);
  const pressPages = createPressPagesService({ pages: createPressPagesStore(db), kits, files, ownedProject, now });
  const watch = createOrderWatch({ kits, present: presentOrder, logger });
  const listener = listenToDatabase({ databaseUrl, channel: 'kit_orders', logger, onNotification: watch.nudge, onConnected: watch.nudgeAll });
  const stopHeartbeat = startHeartbeat({ hub: watch, sessions, now, logger });
  const service = createBrandKitsService({ kits, ownedProject, links: createSignedLinks(keysFor('file-links'), now), kitLinks, now });
  return {
    endpoints: [...brandKitsEndpoints(service, watch), ...pressPagesEndpoints(pressPages)],
    routers: [createKitFilesRouter({ kits, files, links: kitLinks }), createPressFilesRouter({ pressPages, files })],
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
  const store = createKitMakingStore(db, createKitMails(await composeOutbox(platform, boss)));
  const service = createKitMakingService({
    store,
    files: fileStoreOf(platform),
    make: makers.make,
    logger,
    now,
    stopping: stopping.signal,
  });
  await KIT_QUEUE.take(boss, logger, service.make);
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
