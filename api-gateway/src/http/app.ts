import express, { Router, type Express, type RequestHandler } from 'express';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { createApiRouter } from './api-router.ts';
import { createMetrics } from './metrics.ts';
import { createOperationsRouter, type ReadyCheck } from './operations-router.ts';
import { problemHandler } from './problem.ts';
import { requestLog } from './request-log.ts';
import type { Endpoint, RequireUser } from './route.ts';
import { dataHeaders, pageHeaders } from './security-headers.ts';

/** What a process offers over HTTP. `compose.ts` makes it, `createApp` serves it. */
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
}

/** Paths that answer with data, never with a page. */
const DATA_PATH = /^\/(api|files|releases|healthz|readyz|metrics|dev\/mail(\.json)?|dev\/stripe)(\/|$)/;

/** What the site leaves unanswered goes on as data, with the headers of data. */
const pagesOnly = (config: Config, site: RequestHandler): Router => {
  const router = Router();
  router.use((request, _response, next) => (DATA_PATH.test(request.path) ? next('router') : next()));
  router.use(pageHeaders(config), site);
  return router;
};

const nothingHere: RequestHandler = () => {
  throw new AppError('not_found');
};

export const createApp = (config: Config, logger: Logger, gateway: Gateway): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  const { registry, measure } = createMetrics();
  app.use(requestLog(logger));
  app.use(measure);
  if (gateway.site) app.use(pagesOnly(config, gateway.site));
  app.use(dataHeaders(config));
  app.use(createOperationsRouter(gateway.checks, registry));
  if (gateway.holdBack) app.use(gateway.holdBack);
  app.use(createApiRouter(gateway.endpoints, gateway.requireUser));
  for (const router of gateway.routers) app.use(router);
  app.use(nothingHere);
  app.use(problemHandler);
  return app;
};
