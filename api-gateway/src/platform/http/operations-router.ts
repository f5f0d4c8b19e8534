import { openApiDocument } from '@fifteen/contracts';
import { Router } from 'express';
import { AppError } from '../errors/errors.ts';

/** One thing that must answer for the process to be of use; throws where it does not. An AppError's words are passed on. */
export type ReadyCheck = () => Promise<unknown>;

/** Load balancers ask each few seconds and wait as long. */
const PATIENCE_MS = 1_200;

/** Fails after a while. What is asked while the check still waits waits with it: a check that hangs is not begun again. */
const patiently = (name: string, check: ReadyCheck): ReadyCheck => {
  let asked: Promise<unknown> | undefined;
  return async () => {
    asked ??= check().finally(() => (asked = undefined));
    // Anyone who asks next hears of its failure, or nobody does.
    asked.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} did not answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
    });
    await Promise.race([asked, late]).finally(() => clearTimeout(timer));
  };
};

const assertReady = async (name: string, check: ReadyCheck): Promise<void> => {
  await check().catch((cause: unknown) => {
    const words = cause instanceof AppError ? `: ${cause.message}` : '';
    throw new AppError('unavailable', { detail: `Not ready: ${name}${words}`, cause });
  });
};

/** What operators and machines read: alive, ready, the API's description. */
export const createOperationsRouter = (checks: Readonly<Record<string, ReadyCheck>>): Router => {
  const document = openApiDocument();
  const patient = Object.entries(checks).map(([name, check]) => [name, patiently(name, check)] as const);
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    await Promise.all(patient.map(([name, check]) => assertReady(name, check)));
    response.json({ status: 'ready' });
  });
  router.get('/api/v1/openapi.json', (_request, response) => void response.json(document));
  return router;
};
