import { Router } from 'express';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { fromOf, type OperatorGate } from '../operators/operator-gate.ts';
import type { Told } from '../operators/operator-html.ts';
import { consolePage } from './console-page.ts';
import type { ReadConsole } from './read-console.ts';
import type { RetryJob } from './retry-job.ts';

const Job = z.object({ queue: z.string().min(1).max(100), id: z.uuid() });

const RETRIED: Told = { words: 'The job is in its queue again.', isRefusal: false };

interface Dependencies {
  readonly gate: OperatorGate;
  readonly read: ReadConsole;
  readonly retry: RetryJob;
}

/** The page of operations, and the one move on it. Comes after the headers of operators' pages. */
export const createConsoleRouter = ({ gate, read, retry }: Dependencies): Router => {
  const router = Router();
  router.get(
    '/operations',
    gate('/operations', 'viewer', async (session, request, response) => {
      response.type('html').send(consolePage(await read(), session, request.query.retried === '1' ? RETRIED : undefined));
    }),
  );
  router.post(
    '/operations/jobs/retry',
    gate('/operations', 'operator', async (session, request, response) => {
      const asked = Job.safeParse(request.body);
      if (!asked.success) throw new AppError('invalid_request');
      const refusal = await retry(asked.data, session.operator, fromOf(request));
      // After a retry the address is the page's own again: loading it again retries nothing.
      if (refusal === undefined) return response.redirect(303, '/operations?retried=1#failed');
      response.status(409).type('html').send(consolePage(await read(), session, { words: `Not retried. ${refusal}`, isRefusal: true }));
    }),
  );
  return router;
};
