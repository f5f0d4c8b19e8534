import type { ErrorRequestHandler, Request } from 'express';
import { AppError } from '../errors/errors.ts';
import type { Background } from '../http/background.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import type { OwnersOf } from './object-owners.store.ts';
import type { RefusalKind, Refusals } from './refusals.ts';

const OPERATORS_PATH = /^\/(api\/v1\/)?(releases|operations|metrics)(\/|$)/;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const IDS_MAX = 4;
/** Looking up whose object was asked for costs a query: a flood of guesses must not become a flood of queries. */
const LOOKUPS = { tries: 60, windowMs: 60_000 };

/**
 * The customer's own link or sign-in that is simply too old, a first step that was right, and what the sign-in has noted
 * already.
 */
const UNNOTED: ReadonlySet<string> = new Set(['link_expired', 'sign_in_expired', 'second_factor_required', 'invalid_credentials', 'wrong_code', 'passkey_refused']);

interface Dependencies {
  readonly refusals: Pick<Refusals, 'note'>;
  readonly networkKey: (address: string) => string;
  readonly ownersOf: OwnersOf;
  readonly background: Background;
}

const kindOf = (error: AppError, path: string): RefusalKind | undefined => {
  if (error.refused) return error.refused;
  if (error.status !== 401 && error.status !== 403 && error.status !== 429) return undefined;
  if (OPERATORS_PATH.test(path)) return 'operator_refused';
  if (error.status === 429) return 'limit_exceeded';
  if (UNNOTED.has(error.code)) return undefined;
  return error.status === 401 ? 'sign_in_required' : 'access_refused';
};

/** Where a request came from; empty after it was cut off, when Express throws instead of answering. */
const addressOf = (request: Request): string => ((request.socket as Request['socket'] | null) ? (request.ip ?? '') : '');

export interface RefusalTeller {
  /** Goes before what answers errors. */
  readonly handler: ErrorRequestHandler;
  /** When every owner that is being looked up is known. */
  readonly settled: () => Promise<unknown>;
}

/** Notes refused access in the security log on its way to the answer. The answer neither waits for it nor changes. */
export const tellRefusals = ({ refusals, networkKey, ownersOf, background }: Dependencies): RefusalTeller => {
  const takeLookup = createRateLimiter(LOOKUPS);

  const noteForeign = async (ids: readonly string[], userId: string, from: string, call: string | undefined): Promise<void> => {
    const owners = (await ownersOf(ids)).filter((owner) => owner !== userId);
    if (owners.length === 0) return;
    refusals.note({ kind: 'foreign_object', userId, networkKey: from, call });
    for (const owner of owners) refusals.note({ kind: 'object_protected', userId: owner, call });
  };

  const isAllowed = (userId: string): boolean => {
    try {
      takeLookup(userId);
      return true;
    } catch {
      return false;
    }
  };

  const handler: ErrorRequestHandler = (error, request, response, next) => {
    if (error instanceof AppError) {
      const { userId, callId } = response.locals;
      const from = networkKey(addressOf(request));
      const kind = kindOf(error, request.path);
      if (kind) refusals.note({ kind, userId, networkKey: from, call: callId });
      const ids = error.code === 'not_found' && userId ? (request.path.match(UUID) ?? []).slice(0, IDS_MAX) : [];
      if (userId && ids.length > 0 && isAllowed(userId)) {
        background.run('looking up the owner of an object', () => noteForeign(ids, userId, from, callId));
      }
    }
    next(error);
  };
  return { handler, settled: background.settled };
};
