import type { MaintenanceMode } from '@fifteen/contracts';
import type { RequestHandler } from 'express';
import { AppError } from '../../platform/errors/errors.ts';
import { WEBHOOK_PATH } from '../../billing/index.ts';

const SECOND_MS = 1_000;
/** Where the work takes longer than was said. */
const OVERDUE_S = 60;

/** Seconds until a client may try again. */
export const retryAfter = ({ resumes_at: end }: MaintenanceMode, now: Date): string => {
  const seconds = end ? Math.ceil((new Date(end).getTime() - now.getTime()) / SECOND_MS) : 0;
  return String(Math.max(OVERDUE_S, seconds));
};

/** The payment provider's news must not be lost, and the status page tells what goes on. */
const SPARED = [/^\/api\/v1\/(status|maintenance)(\/|$)/, /^\/api\/v1\/openapi\.json$/, /^\/(healthz|readyz|metrics)$/, /^\/dev\//, /^(\/api\/v1)?\/releases(\/|$)/, /^\/operations(\/|$)/];

const isSpared = (path: string): boolean => path === WEBHOOK_PATH || SPARED.some((pattern) => pattern.test(path));

/** Refuses data while the site is closed. Pages are the site's affair: they say so in words. */
export const holdBack =
  (mode: () => MaintenanceMode, now: () => Date): RequestHandler =>
  ({ path }, _response, next) => {
    const current = mode();
    if (!current.on || isSpared(path)) return next();
    throw new AppError('maintenance', { headers: { 'Retry-After': retryAfter(current, now()) } });
  };
