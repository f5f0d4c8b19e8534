import type { AnswerOf, Call } from '@fifteen/contracts';
import { ApiError } from './api-error.ts';
import { request, type RequestOf } from './http.ts';
import { refreshTokens } from './refresh.ts';
import { tokens } from './token-store.ts';

/** A wrong password is a 401 too, and no fresh token helps it. */
const tokenRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code !== 'invalid_credentials';

/** Once more after one refresh, where the token was refused. */
const withFreshToken = async (ask: () => Promise<unknown>): Promise<unknown> => {
  const used = tokens.access();
  try {
    return await ask();
  } catch (error) {
    if (!used || !tokenRefused(error)) throw error;
    await refreshTokens(used);
    if (!tokens.access()) throw error;
    return await ask();
  }
};

/**
 * Sends one call of the API and gives its answer.
 *
 *     const projects = await send<typeof listProjects>({ method: 'GET', path: '/api/v1/projects', query: { limit: 3 } });
 *
 * Import the call as a type (`import type { listProjects }`), so that its schemas stay out of the bundle. A 401 is tried
 * again once, after one refresh. Throws ApiError.
 */
export const send = async <C extends Call>(call: RequestOf<C>): Promise<AnswerOf<C>> =>
  (await withFreshToken(() => request(call))) as AnswerOf<C>;

/** `send` for a call whose answer is a file. */
export const sendForFile = async <C extends Call>(call: RequestOf<C>): Promise<Blob> =>
  (await withFreshToken(() => request({ ...call, responseType: 'blob' }))) as Blob;
