import type { PgBoss } from 'pg-boss';
import { inTransactionOn } from '../../platform/database/db.ts';
import { createCookies } from '../../platform/http/cookies.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { CHECK_QUEUE, openCheckQueue } from '../../releases/checks/check-queue.ts';
import { createInspector, createRunner, createRunRequests, type Inspect, type Walk } from '../../releases/checks/check-runs.service.ts';
import { checksServiceOf, filesOf, previewPassesOf, releasesServiceOf, sealsOf } from './compose-releases.ts';
import type { Operators } from './compose-operators.ts';
import { createSecurityLog } from '../../platform/security-log/security-log.store.ts';
import { createReleaseClient, type ReleaseClient } from '../../releases/operators/release-client.ts';
import { createOperatorRouter } from '../../releases/operators/operator-router.ts';
import type { By } from '../../releases/registry/actor.ts';
import { releasesEndpoints, visitsEndpoints } from '../../releases/operators/releases.routes.ts';
import { smoke } from '../../releases/checks/smoke/smoke.ts';
import { createTokens, type Tokens } from '../../releases/operators/tokens.store.ts';
import { createSecurityReport } from '../../releases/operators/security-report.ts';
import { createUploads } from '../../releases/uploads/uploads.ts';
import { createVisitCounter } from '../../releases/canary/visit-counter.ts';
import { createVisitTickets, type CountPageLoad } from '../../releases/canary/visit-tickets.ts';

type ReleaseClientPlatform = Pick<Platform, 'config' | 'databaseUrl' | 'db' | 'keysFor' | 'logger' | 'now'>;

/** The browser part of checks, run in this process. */
export const inspectorOn = (platform: ReleaseClientPlatform, walk: Walk = smoke): Inspect => {
  const { publicUrl, chromiumPath } = platform.config;
  return createInspector({ checks: checksServiceOf(platform), passes: previewPassesOf(platform), walk, baseUrl: publicUrl, chromiumPath });
};

export const releaseClientOn = (platform: ReleaseClientPlatform, inspect: Inspect = inspectorOn(platform)): ((actor: By) => ReleaseClient) =>
  createReleaseClient({ db: platform.db, service: releasesServiceOf(platform), checks: checksServiceOf(platform), seals: sealsOf(platform), inspect, now: platform.now });

export const tokensOf = ({ db, now }: Pick<Platform, 'db' | 'now'>): Tokens => createTokens({ db, now });

/** What decides about canaries: pages that were sent, and what they report. */
export const composeVisits = ({ config, db, keysFor, now, logger }: ReleaseClientPlatform) => {
  const counter = createVisitCounter({ db, keys: keysFor('visit-hashes'), now, logger });
  const tickets = createVisitTickets({ keys: keysFor('visit-tickets'), cookies: createCookies({ publicUrl: config.publicUrl, now }), now });
  const countPageLoad: CountPageLoad = (request, response, registry, visitor) => {
    const load = tickets.issue(request, response, registry, visitor);
    if (load) counter.pageSent(load);
  };
  return { endpoints: visitsEndpoints({ counter, tickets }), countPageLoad, flush: counter.flush, stop: counter.stop };
};

/** What teams and pages call over HTTP. */
export const composeReleaseClient = async (platform: ReleaseClientPlatform, boss: PgBoss, { gate, sessions }: Pick<Operators, 'gate' | 'sessions'>) => {
  const { db, now } = platform;
  const visits = composeVisits(platform);
  const inspect = createRunRequests({ db, inTransaction: inTransactionOn(db), enqueue: await openCheckQueue(boss), checks: checksServiceOf(platform), now });
  const [tokens, releaseClientOf] = [tokensOf(platform), releaseClientOn(platform, inspect)];
  const uploads = createUploads({ db, files: filesOf(platform), now });
  return {
    endpoints: [...releasesEndpoints({ tokens, releaseClientOf, uploads, now }), ...visits.endpoints],
    countPageLoad: visits.countPageLoad,
    releaseClientOf,
    router: createOperatorRouter({ gate, sessions, security: createSecurityReport({ db, log: createSecurityLog(db, now), now }), releaseClientOf, now }),
    stop: visits.stop,
  };
};

/** What runs the browser part of checks that somebody asked for over HTTP. */
export const composeCheckRunner = (platform: ReleaseClientPlatform, boss: PgBoss): Promise<void> =>
  CHECK_QUEUE.take(boss, platform.logger, createRunner(platform.db, inspectorOn(platform)));
