import express, { type Express, type RequestHandler } from 'express';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { createApiRouter } from './api-router.ts';
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
}

const nothingHere: RequestHandler = () => {
  throw new AppError('not_found');
};

export const createApp = (config: Config, logger: Logger, gateway: Gateway): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(requestLog(logger));
  // The page sets its own headers; whatever it leaves unanswered is data.
  if (gateway.site) app.use(/^(?!\/(api|files|dev|healthz|readyz|metrics)(\/|$))/, pageHeaders(config), gateway.site);
  app.use(dataHeaders(config));
  app.use(createOperationsRouter(gateway.checks));
  app.use(createApiRouter(gateway.endpoints, gateway.requireUser));
  for (const router of gateway.routers) app.use(router);
  app.use(nothingHere);
  app.use(problemHandler);
  return app;
};
