import { createHash } from 'node:crypto';
import { AppError } from '../../platform/errors/errors.ts';

const FORM = /^[\x21-\x7e]{1,200}$/;

/** The Idempotency-Key header; undefined where none was sent. */
export const readIdempotencyKey = (header: string | undefined): string | undefined => {
  if (header === undefined || FORM.test(header)) return header;
  const message = 'Must be 1 to 200 visible ASCII characters';
  throw new AppError('invalid_request', { errors: [{ field: 'Idempotency-Key', message }] });
};

const sortedKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same for the same request, in whatever order its fields came. */
export const hashRequest = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body, sortedKeys)).digest('base64url');
