import { randomInt } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { analyticsEventsEndpoints } from '../analytics-events/analytics-events.routes.ts';
import { createAnalyticsEventsService } from '../analytics-events/analytics-events.service.ts';
import { createAnalyticsEventsStore } from '../analytics-events/analytics-events.store.ts';
import { assetsEndpoints } from '../assets/assets.routes.ts';
import { createAssetsService } from '../assets/assets.service.ts';
import { createAssetsStore } from '../assets/assets.store.ts';
import type { SessionsStore } from '../auth/sessions.store.ts';
import { writeAssetUpdate } from '../events/asset-update.ts';
import { listenToDatabase } from '../events/database-listener.ts';
import { createEventHub } from '../events/event-hub.ts';
import { eventsEndpoints } from '../events/events.routes.ts';
import { startHeartbeat } from '../events/heartbeat.ts';
import { createProjectEventsStore } from '../events/project-events.store.ts';
import { fileStoreOf } from '../files/compose-files.ts';
import { createFilesRouter } from '../files/files.routes.ts';
import type { PreviewsService } from '../files/previews.service.ts';
import { createSignedLinks, type SignedLinks } from '../files/signed-links.ts';
import { openGenerationQueue } from '../generation/job-queue.ts';
import type { Endpoint } from '../http/route.ts';
import { createHeldBack } from '../http/held-back.ts';
import type { LookUpTurns } from '../http/lookup-turns.ts';
import type { Draw } from '../drawing-room/drawing-room.ts';
import type { Platform } from '../platform.ts';
import { composeRefinements } from '../refinements/compose-refinements.ts';
import { projectShareOf } from '../shares/project-share.ts';
import { createSharesStore } from '../shares/shares.store.ts';
import { createDeletedProjectsStore } from './deleted-projects.store.ts';
import { ownedProjectBy } from './owned-project.ts';
import { projectsEndpoints } from './projects.routes.ts';
import { createProjectsService } from './projects.service.ts';
import { createProjectsStore } from './projects.store.ts';

const SEED_MAX = 2 ** 31;

/** Events from the database to the browsers. */
const composeEvents = ({ db, databaseUrl, logger, now }: Platform, sessions: SessionsStore, links: SignedLinks) => {
  const hub = createEventHub({ events: createProjectEventsStore(db), write: writeAssetUpdate(links), logger });
  const listener = listenToDatabase({
    databaseUrl,
    channel: 'project_events',
    logger,
    onNotification: hub.nudge,
    onConnected: hub.nudgeAll,
  });
  const stopHeartbeat = startHeartbeat({ hub, sessions, now, logger });
  const stop = async (): Promise<void> => {
    stopHeartbeat();
    hub.stop();
    await listener.stop();
  };
  return { hub, stop };
};

interface Parts {
  readonly boss: PgBoss;
  readonly sessions: SessionsStore;
  readonly previews: PreviewsService;
  readonly turns: LookUpTurns;
  readonly draw: Draw;
}

/** Projects, their concepts, events and files, wired. */
export const composeProjects = async (platform: Platform, { boss, sessions, previews, turns, draw }: Parts) => {
  const { db, keysFor, now } = platform;
  const links = createSignedLinks(keysFor('file-links'), now);
  const enqueue = await openGenerationQueue(boss);
  const projects = createProjectsStore(db, enqueue);
  const deleted = createDeletedProjectsStore(db, enqueue);
  const ownedProject = ownedProjectBy(projects);
  const newSeed = (): number => randomInt(SEED_MAX);
  const events = composeEvents(platform, sessions, links);
  const endpoints: Endpoint[] = [
    ...projectsEndpoints(createProjectsService({ projects, deleted, ownedProject, links, now, newSeed })),
    ...assetsEndpoints(createAssetsService({ assets: createAssetsStore(db), ownedProject, links, sharingOf: projectShareOf(createSharesStore(db)) })),
    ...eventsEndpoints(events.hub, ownedProject),
    ...(await composeRefinements(platform, { boss, links, ownedProject, draw })),
    ...analyticsEventsEndpoints(
      createAnalyticsEventsService({ events: createAnalyticsEventsStore(db), ownedProject, now }),
    ),
  ];
  const files = fileStoreOf(platform);
  return {
    endpoints,
    ownedProject,
    routers: [createFilesRouter({ files, previews, links, paymentOf: projects.paymentOf, turns, heldBack: createHeldBack() })],
    stop: events.stop,
  };
};
