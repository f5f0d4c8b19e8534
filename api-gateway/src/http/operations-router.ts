import { openApiDocument } from '@fifteen/contracts';
import { Router } from 'express';
import type { Registry } from 'prom-client';
import { AppError } from '../errors.ts';

/** One thing that must answer for the process to be of use; throws where it does not. */
export type ReadyCheck = () => Promise<unknown>;

const assertReady = async (checks: Readonly<Record<string, ReadyCheck>>): Promise<void> => {
  for (const [name, check] of Object.entries(checks)) {
    await check().catch((cause: unknown) => {
      throw new AppError('unavailable', { detail: `Not ready: ${name}`, cause });
    });
  }
};

/** What operators and machines read: alive, ready, figures, the API's description. */
export const createOperationsRouter = (checks: Readonly<Record<string, ReadyCheck>>, registry: Registry): Router => {
  const document = openApiDocument();
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    await assertReady(checks);
    response.json({ status: 'ready' });
  });
  router.get('/metrics', async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  router.get('/api/v1/openapi.json', (_request, response) => void response.json(document));
  return router;
};
