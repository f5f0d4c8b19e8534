import type { ErrorRequestHandler, RequestHandler } from 'express';
import { composeAccounts } from './compose-auth.ts';
import { composeBrandKits } from './compose-brand-kits.ts';
import { studioModelEndpoints } from '../../projects/studios/studio-model.routes.ts';
import { composeContact } from './compose-contact.ts';
import { devRouters } from '../dev/dev-routers.ts';
import { openDrawingPools } from '../../rendering/interactive-pool/drawing-pools.ts';
import { composeEdits } from './compose-edits.ts';
import { composePreviews } from './compose-previews.ts';
import { INTERACTIVE_THREAD } from './interactive-thread.ts';
import type { ReadyCheck } from '../../platform/http/operations-router.ts';
import { createLookUpTurns } from '../../rendering/interactive-pool/lookup-turns.ts';
import type { Endpoint, RequireUser } from '../../platform/http/route.ts';
import { createLookalikesRouter } from '../../projects/lookalikes/lookalikes.routes.ts';
import { composeMaintenanceMode } from './compose-maintenance-mode.ts';
import type { MaintenanceWatch } from '../../operations/maintenance-mode/watch-maintenance-mode.ts';
import { composeMoney } from './compose-money.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { composeProjects } from './compose-projects.ts';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { composeConsole } from './compose-console.ts';
import { composeOperators } from './compose-operators.ts';
import { createOperatorPages } from '../../operations/operators/operator-pages.ts';
import { composeReleaseClient } from './compose-release-client.ts';
import type { CountPageLoad } from '../../releases/canary/visit-tickets.ts';
import { createCspReportCounter } from '../../operations/csp-reports/csp-report-counter.ts';
import { createCspReportsRouter } from '../../operations/csp-reports/csp-reports.router.ts';
import { composeRefusals } from './compose-refusals.ts';
import { composeShares } from './compose-shares.ts';
import { composeStatus } from './compose-status.ts';
import { type AssertStorage, assertStorageBy } from '../../projects/storage/assert-storage.ts';
import { createStorageStore } from '../../projects/storage/storage.store.ts';
import { composeTrials } from './compose-trials.ts';
import { composeViews } from './compose-views.ts';
import { composeUserEvents } from './compose-user-events.ts';
import { createRequestFigures } from '../../platform/metrics/request-figures.ts';
import { pingDatabase } from '../../platform/database/ping.ts';

/** The features of the gateway, wired by hand. */
export interface Composition {
  readonly endpoints: readonly Endpoint[];
  readonly requireUser: RequireUser;
  readonly routers: readonly RequestHandler[];
  readonly checks: Readonly<Record<string, ReadyCheck>>;
  readonly maintenance: MaintenanceWatch['now'];
  /** Stands before everything that answers with data. */
  readonly holdBack: RequestHandler;
  readonly assertStorage: AssertStorage;
  readonly tellRefusal: ErrorRequestHandler;
  readonly countAnswer: RequestHandler;
  /** Writes what is counted of refused access. */
  readonly flushRefusals: () => Promise<void>;
  /** Somebody opens the landing page. */
  readonly expectVisitor: () => void;
  /** Somebody was sent a page while a canary may run. */
  readonly countPageLoad: CountPageLoad;
  /** Told once the process answers, with its address on this machine. */
  readonly listening: (origin: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Everything that answers requests. */
export const composeGateway = async (platform: Platform): Promise<Composition> => {
  const { pool } = platform;
  const boss = await startBoss(platform, 'gateway');
  const refusals = composeRefusals(platform);
  const cspReports = createCspReportCounter(platform);
  const requestFigures = createRequestFigures(platform);
  const rooms = openDrawingPools(platform.logger, INTERACTIVE_THREAD);
  const previews = composePreviews(platform, rooms.draw);
  const accounts = await composeAccounts(platform, boss, { previews, noteRefusal: refusals.note });
  const turns = createLookUpTurns();
  const projects = await composeProjects(platform, { boss, sessions: accounts.sessions, previews, turns, draw: rooms.draw });
  const kits = await composeBrandKits(platform, { boss, ownedProject: projects.ownedProject, sessions: accounts.sessions });
  const edits = composeEdits(platform, { ownedProject: projects.ownedProject, rooms });
  const money = await composeMoney(platform, boss, rooms.draw, projects.ownedProject);
  const userEvents = composeUserEvents(platform, accounts.sessions);
  const contact = await composeContact(platform, boss);
  const status = await composeStatus(platform, boss, money.ping);
  const maintenance = await composeMaintenanceMode(platform);
  const views = composeViews(platform, rooms.draw, turns);
  const trials = composeTrials(platform, rooms.draw);
  const operators = composeOperators(platform, refusals.note);
  const releaseClient = await composeReleaseClient(platform, boss, operators);
  const operatorConsole = composeConsole(platform, { boss, operators, pingPayments: money.ping, releaseClientOf: releaseClient.releaseClientOf });
  const shares = composeShares(platform, projects.ownedProject, views.service, turns);
  return {
    endpoints: [...accounts.endpoints, ...projects.endpoints, ...edits.endpoints, ...kits.endpoints, ...money.endpoints, ...userEvents.endpoints, ...shares.endpoints, ...trials.endpoints, ...studioModelEndpoints(platform.config.studio), ...contact, ...status.endpoints, ...maintenance.endpoints, ...releaseClient.endpoints],
    requireUser: accounts.requireUser,
    routers: [createCspReportsRouter(cspReports), ...projects.routers, ...edits.routers, ...kits.routers, ...money.routers, views.router, shares.pictures, createLookalikesRouter(), createOperatorPages(platform.config, [operators.router, releaseClient.router, operatorConsole.router]), ...devRouters(platform.config)],
    checks: { database: () => pingDatabase(pool) },
    maintenance: maintenance.watch.now,
    holdBack: maintenance.holdBack,
    assertStorage: assertStorageBy(createStorageStore(platform.db), platform.config.storage),
    tellRefusal: refusals.tell,
    countAnswer: requestFigures.count,
    flushRefusals: refusals.flush,
    expectVisitor: trials.expectVisitor,
    countPageLoad: releaseClient.countPageLoad,
    listening: async (origin) => {
      await money.listening(origin);
      status.listening(origin);
    },
    stop: async () => {
      await status.stop();
      await releaseClient.stop();
      await maintenance.watch.stop();
      await accounts.stop();
      await money.stop();
      await userEvents.stop();
      await projects.stop();
      await kits.stop();
      await rooms.stop();
      await refusals.stop();
      await cspReports.stop();
      await requestFigures.stop();
      await stopBoss(boss, 'gateway');
    },
  };
};
