import { randomInt } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { analyticsEventsEndpoints } from '../../operations/analytics-events/analytics-events.routes.ts';
import { createAnalyticsEventsService } from '../../operations/analytics-events/analytics-events.service.ts';
import { createAnalyticsEventsStore } from '../../operations/analytics-events/analytics-events.store.ts';
import { assetsEndpoints } from '../../projects/assets/assets.routes.ts';
import { createAssetsService } from '../../projects/assets/assets.service.ts';
import { createAssetsStore } from '../../projects/assets/assets.store.ts';
import type { SessionsStore } from '../../identity/sessions/sessions.store.ts';
import { writeAssetUpdate } from '../../projects/events/asset-update.ts';
import { listenToDatabase } from '../../platform/events/database-listener.ts';
import { createEventHub } from '../../projects/events/event-hub.ts';
import { eventsEndpoints } from '../../projects/events/events.routes.ts';
import { startHeartbeat } from '../../platform/events/heartbeat.ts';
import { createProjectEventsStore } from '../../projects/events/project-events.store.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { createFilesRouter } from '../../projects/previews/files.routes.ts';
import type { PreviewsService } from '../../projects/previews/previews.service.ts';
import { createSignedLinks, type SignedLinks } from '../../platform/files/signed-links.ts';
import { openGenerationQueue } from '../../projects/generation/generation-queue.ts';
import type { Endpoint } from '../../platform/http/route.ts';
import { createHeldBack } from '../../platform/http/held-back.ts';
import type { Draw } from '../../rendering/interactive-pool/drawing-pool.ts';
import type { LookUpTurns } from '../../rendering/interactive-pool/lookup-turns.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createPublicFetch } from '../../platform/outgoing/public-fetch.ts';
import { siteColorsEndpoints } from '../../projects/site-colors/site-colors.routes.ts';
import { createSiteColorsService } from '../../projects/site-colors/site-colors.service.ts';
import { composeOwnLogos } from './compose-own-logos.ts';
import { composeRefinements } from './compose-refinements.ts';
import { projectShareOf } from '../../projects/shares/project-share.ts';
import { createSharesStore } from '../../projects/shares/shares.store.ts';
import { createDeletedProjectsStore } from '../../projects/projects/deleted-projects.store.ts';
import { ownedProjectBy } from '../../projects/ownership/owned-project.ts';
import { projectsEndpoints } from '../../projects/projects/projects.routes.ts';
import { createProjectsService } from '../../projects/projects/projects.service.ts';
import { createProjectsStore } from '../../projects/projects/projects.store.ts';

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
    ...siteColorsEndpoints(createSiteColorsService({ fetch: createPublicFetch() })),
    ...composeOwnLogos(platform, { projects, links, draw }),
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
