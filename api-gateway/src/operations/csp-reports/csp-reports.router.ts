import express, { Router } from 'express';
import { AppError } from '../../platform/errors/errors.ts';
import { createRateLimiter, networkOf } from '../../platform/http/rate-limiter.ts';
import type { CspReportCounter } from './csp-report-counter.ts';
import { readReports } from './read-reports.ts';
import { REPORT_PATH } from '../../platform/http/report-path.ts';

/** A page that breaks sends some dozen; an office may sit behind one address. */
const REQUESTS = { tries: 120, windowMs: 60_000 };
const BODY_MAX = 64 * 1024;
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

const parsed = (body: unknown): unknown => {
  if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type', { detail: `Reports come as ${TYPES[0]} or ${TYPES[1]}.` });
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
};

/** Takes what browsers report about our Content-Security-Policy, in the older format and in that of the Reporting API. */
export const createCspReportsRouter = (counter: Pick<CspReportCounter, 'count'>): Router => {
  const take = createRateLimiter(REQUESTS);
  const router = Router({ caseSensitive: true, strict: true });
  router.post(
    REPORT_PATH,
    (request, _response, next) => {
      take(networkOf(request.ip ?? ''));
      next();
    },
    express.raw({ type: TYPES, limit: BODY_MAX, inflate: false }),
    (request, response) => {
      const reports = readReports(parsed(request.body), request.get('host') ?? '', request.query.r);
      if (!reports) throw new AppError('invalid_request', { detail: 'This is not a report of a browser.' });
      counter.count(reports);
      response.status(204).end();
    },
  );
  return router;
};
