import type { refresh as refreshCall } from '@fifteen/contracts';
import { ApiError } from './api-error.ts';
import { requestCall } from './http.ts';
import { withRefreshLock } from './refresh-lock.ts';
import { emitSessionEvent } from './session-events.ts';
import { useSession } from './session-store.ts';
import { tokens } from './token-store.ts';

/** Only these mean that the refresh token is no good; a lost network or a 500 says nothing about it. */
const REFUSALS = new Set([400, 401, 403]);

/** Forgets the tokens, and tells those who knew of a session. */
export const endSession = (): void => {
  const before = useSession.getState().status;
  tokens.clear();
  useSession.setState({ status: 'signed_out', user: null });
  if (before === 'signed_in') emitSessionEvent({ type: 'SIGNED_OUT' });
};

const rotate = async (used: string): Promise<void> => {
  try {
    const fresh = await requestCall<typeof refreshCall>({
      method: 'POST',
      path: '/api/v1/auth/oauth/refresh',
      body: { refresh_token: used },
    });
    tokens.store(fresh);
    emitSessionEvent({ type: 'TOKEN_REFRESHED' });
  } catch (error) {
    if (tokens.refresh() === used && error instanceof ApiError && REFUSALS.has(error.status)) endSession();
    throw error;
  }
};

/**
 * Changes the tokens for new ones, unless another tab has done so since `stale` was read. Callers at the same moment
 * share one rotation. Throws ApiError where it failed; the session has ended only where the server refused.
 */
export const refreshTokens = (stale: string | null): Promise<void> =>
  withRefreshLock(async () => {
    const used = tokens.refresh();
    if (tokens.access() !== stale) return;
    if (!used) return endSession();
    await rotate(used);
  });
