import { ERRORS, type Problem } from '@fifteen/contracts';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { STATUS_CODES } from 'node:http';
import { isDatabaseOutage } from '../database/outage.ts';
import { isOutOfSpace } from '../disk/out-of-space.ts';
import { AppError } from '../errors/errors.ts';

interface HttpError {
  readonly status?: number;
  readonly type?: string;
}

const BY_TYPE: Readonly<Record<string, ConstructorParameters<typeof AppError>[0]>> = {
  'entity.too.large': 'body_too_large',
  'encoding.unsupported': 'unsupported_media_type',
};

/** Node ends a request with this error when its body is malformed or breaks off, whatever was reading it. */
const isBrokenBody = (request: Request, error: unknown): boolean =>
  !request.complete && (error === request.errored || (error as NodeJS.ErrnoException | undefined)?.code === 'ECONNRESET');

/** Express and its body parser mark the client's mistakes with a status below 500; all else is our own. */
const asAppError = (error: unknown, request: Request): AppError => {
  if (error instanceof AppError) return error;
  if (isBrokenBody(request, error)) return new AppError('invalid_request', { detail: 'The body of the request broke off, or was malformed.', cause: error });
  if (isOutOfSpace(error)) return new AppError('disk_full', { cause: error, headers: { 'Retry-After': '60' } });
  if (isDatabaseOutage(error)) return new AppError('unavailable', { cause: error });
  const { status = 500, type = '' } = (error ?? {}) as HttpError;
  const code = BY_TYPE[type] ?? (status >= 400 && status < 500 ? 'invalid_request' : 'internal');
  return new AppError(code, { cause: error });
};

const problemOf = (error: AppError, requestId: string): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[error.status] ?? 'Error',
  status: error.status,
  // The words of an internal error are for the log alone.
  detail: error.code === 'internal' ? ERRORS.internal.detail : error.message,
  code: error.code,
  request_id: requestId,
  ...(error.errors && { errors: [...error.errors] }),
  ...error.facts,
});

const sendProblem = (response: Response, error: AppError): void => {
  response
    .status(error.status)
    .set({ 'Cache-Control': 'no-store', ...error.headers })
    .type('application/problem+json')
    .send(JSON.stringify(problemOf(error, response.locals.requestId)));
};

/** The one place where an error becomes an answer. */
export const problemHandler: ErrorRequestHandler = (thrown, request, response, next) => {
  const error = asAppError(thrown, request);
  // What the disk refuses, it refuses a thousand times: a line each, not a stack each.
  if (error.code === 'disk_full') response.locals.log.warn({ reason: String(thrown) }, 'no room');
  else if (error.status >= 500) {
    response.locals.log.error({ err: thrown as unknown }, 'request failed');
  }
  // Half an answer is on its way: only breaking the connection tells the client.
  if (response.headersSent) return next(thrown);
  sendProblem(response, error);
};
