import { createHash, timingSafeEqual } from 'node:crypto';
import express, { Router, type Express, type Request } from 'express';
import { Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/errors.ts';
import type { Logger } from '../logging/logger.ts';
import { FIGURES_REGISTRY } from '../metrics/figures.ts';
import { problemHandler } from './problem.ts';
import { requestLog } from './request-log.ts';
import { dataHeaders } from './security-headers.ts';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const assertToken = (request: Request, token: string): void => {
  const [, given = ''] = /^bearer (\S+)$/i.exec(request.get('authorization') ?? '') ?? [];
  if (timingSafeEqual(digestOf(given), digestOf(token))) return;
  throw new AppError('not_signed_in', { detail: 'Metrics need the token of METRICS_TOKEN.', headers: { 'WWW-Authenticate': 'Bearer' } });
};

/** What is done before figures are read, such as reading those of the database. */
export type BeforeScrape = () => Promise<void>;

/** `/metrics` for anyone who may have it. `isOpen`: a port that only operators reach needs no token. */
export const createMetricsRouter = (registry: Registry, token: string | undefined, isOpen: boolean, before?: BeforeScrape): Router => {
  const all = Registry.merge([registry, FIGURES_REGISTRY]);
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (!token && !isOpen) throw new AppError('not_found', { detail: 'Set METRICS_TOKEN to read metrics here, or METRICS_PORT for a port of their own.' });
    if (token) assertToken(request, token);
    await before?.();
    response.type(all.contentType).send(await all.metrics());
  });
  return router;
};

/** The port of METRICS_PORT: metrics, and whether the process lives. */
export const createMetricsApp = (config: Config, logger: Logger, registry: Registry, before?: BeforeScrape): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.use(requestLog(logger), dataHeaders(config), createMetricsRouter(registry, config.metrics.token, true, before));
  app.use(() => {
    throw new AppError('not_found');
  });
  app.use(problemHandler);
  return app;
};
