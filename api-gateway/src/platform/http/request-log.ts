import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { inThisTrace } from '../tracing/tracing.ts';
import type { Logger } from '../logging/logger.ts';

declare global {
  // Express reads its locals' type from this global namespace.
  // oxlint-disable-next-line typescript/no-namespace
  namespace Express {
    interface Locals {
      requestId: string;
      log: Logger;
      /** Id of the call that answers; absent for pages and files. */
      callId?: string;
      /** The account that calls; absent where nobody is signed in. */
      userId?: string;
    }
  }
}

/** Gives every request an id, and writes one line when its answer ends. Queries are left out: they can hold tokens. */
export const requestLog = (logger: Logger): RequestHandler => (request, response, next) => {
  const requestId = randomUUID();
  const log = logger.child({ request_id: requestId });
  const start = performance.now();
  response.locals.requestId = requestId;
  response.locals.log = log;
  response.set('X-Request-Id', requestId);
  const path = request.path;
  const end = inThisTrace(() => {
    const ms = Math.round(performance.now() - start);
    log.info({ method: request.method, path, status: response.statusCode, ms }, 'request');
  });
  response.on('close', end);
  next();
};
