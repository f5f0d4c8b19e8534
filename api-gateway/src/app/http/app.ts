import express, { Router, type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Config } from '../../platform/config/config.ts';
import { guardDev } from '../dev/dev-guard.ts';
import type { DiskWatch } from '../../platform/disk/disk-watch.ts';
import { diskCheck, refuseWrites } from '../../platform/disk/refuse-writes.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { AssertStorage } from '../../projects/storage/assert-storage.ts';
import { type Admit, createApiRouter } from '../../platform/http/api-router.ts';
import { createMetrics, type Metrics } from '../../platform/http/metrics.ts';
import { type BeforeScrape, createMetricsRouter } from '../../platform/http/metrics-router.ts';
import { createOperationsRouter, type ReadyCheck } from '../../platform/http/operations-router.ts';
import { refuseSecondHost } from '../../platform/http/one-host.ts';
import { problemHandler } from '../../platform/http/problem.ts';
import { requestLog } from '../../platform/http/request-log.ts';
import { traceRequests } from '../../platform/tracing/tracing.ts';
import type { Endpoint, RequireUser } from '../../platform/http/route.ts';
import { dataHeaders, pageHeaders } from '../../platform/http/security-headers.ts';
import { createStreamSeats } from '../../platform/http/stream-seats.ts';

/** What a process offers over HTTP. `app/wiring/compose-gateway.ts` makes it, `createApp` serves it. */
export interface Gateway {
  readonly endpoints: readonly Endpoint[];
  readonly requireUser: RequireUser;
  /** Routers outside the JSON API, such as files behind signed links. They come after the data headers. */
  readonly routers: readonly RequestHandler[];
  /** The pages; absent where a test needs the API alone. */
  readonly site?: RequestHandler;
  readonly checks: Readonly<Record<string, ReadyCheck>>;
  /** Refuses what waits for the end of a maintenance. */
  readonly holdBack?: RequestHandler;
  readonly assertStorage?: AssertStorage;
  /** Notes refused access on its way to the answer. */
  readonly tellRefusal?: ErrorRequestHandler;
  /** Absent where a test has room enough. */
  readonly disk?: DiskWatch;
  /** Given where the process serves them on another port, too. */
  /** Done before figures are read. */
  readonly beforeScrape?: BeforeScrape;
  readonly metrics?: Metrics;
  /** Counts every answer. */
  readonly countAnswer?: RequestHandler;
}

/** Paths that answer with data, never with a page. */
const DATA_PATH = /^\/(api|files|releases|operations|healthz|readyz|metrics|dev\/mail(\.json)?|dev\/stripe)(\/|$)/;

/** What the site leaves unanswered goes on as data, with the headers of data. */
const pagesOnly = (config: Config, site: RequestHandler): Router => {
  const router = Router();
  router.use((request, _response, next) => (DATA_PATH.test(request.path) ? next('router') : next()));
  router.use(pageHeaders(config), site);
  return router;
};

/** What is asked before any call, in this order. */
const admitBy = (config: Config, { disk, assertStorage }: Gateway): Admit => {
  const refuse = disk && refuseWrites(disk);
  const takeSeat = createStreamSeats(config.streams);
  return async (call, visitor, response) => {
    refuse?.(call);
    await assertStorage?.(call, visitor.userId);
    if (call.stream) takeSeat(visitor, response);
  };
};

const nothingHere: RequestHandler = () => {
  throw new AppError('not_found');
};

export const createApp = (config: Config, logger: Logger, gateway: Gateway): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  const { registry, measure } = gateway.metrics ?? createMetrics();
  app.use(traceRequests, requestLog(logger));
  app.use(measure);
  if (gateway.countAnswer) app.use(gateway.countAnswer);
  app.use(refuseSecondHost(config));
  if (gateway.site) app.use(pagesOnly(config, gateway.site));
  app.use(dataHeaders(config));
  const checks = gateway.disk ? { ...gateway.checks, disk: diskCheck(gateway.disk) } : gateway.checks;
  app.use(createOperationsRouter(checks), createMetricsRouter(registry, config.metrics.token, false, gateway.beforeScrape));
  if (gateway.holdBack) app.use(gateway.holdBack);
  app.use(createApiRouter(gateway.endpoints, gateway.requireUser, admitBy(config, gateway)));
  app.use(guardDev(config));
  for (const router of gateway.routers) app.use(router);
  app.use(nothingHere);
  if (gateway.tellRefusal) app.use(gateway.tellRefusal);
  app.use(problemHandler);
  return app;
};
