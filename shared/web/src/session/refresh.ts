import type { refresh as refreshCall, Tokens } from '@fifteen/contracts';
import { ApiError } from './api-error.ts';
import { requestCall } from './http.ts';
import { withRefreshLock } from './refresh-lock.ts';
import { emitSessionEvent } from './session-events.ts';
import { useSession } from './session-store.ts';
import { tokens } from './token-store.ts';

/** Only these mean that a token is no good; a lost network, a 500 or a proxy's page says nothing about it. */
const REFUSALS = new Set([400, 401, 403]);

/** The server has seen the token and refused it. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && REFUSALS.has(error.status);

/** Nobody is known to this tab any more; the tokens stay. Tells those who knew of a session. */
export const forgetUser = (next: 'loading' | 'signed_out' = 'loading'): void => {
  const before = useSession.getState().status;
  useSession.setState({ status: next, user: null });
  if (before === 'signed_in') emitSessionEvent({ type: 'SIGNED_OUT' });
};

/** Forgets the tokens, and tells those who knew of a session. */
export const endSession = (): void => {
  tokens.clear();
  forgetUser('signed_out');
};

/** A page of a proxy that comes with a 200 is not a token. */
const genuine = (answer: Tokens): Tokens => {
  if (typeof answer?.access_token !== 'string') throw new ApiError('Network error', 0);
  return answer;
};

const rotate = async (used: string): Promise<void> => {
  try {
    const fresh = await requestCall<typeof refreshCall>({
      method: 'POST',
      path: '/api/v1/auth/oauth/refresh',
      body: { refresh_token: used },
    });
    // Signed out, or in as somebody else, while this was under way: that stands.
    if (tokens.refresh() !== used) return;
    tokens.store(genuine(fresh));
    emitSessionEvent({ type: 'TOKEN_REFRESHED' });
  } catch (error) {
    if (tokens.refresh() === used && isRefusal(error)) endSession();
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
