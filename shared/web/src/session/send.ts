import { TOTAL_COUNT_HEADER, type AnswerOf, type Call } from '@fifteen/contracts';
import { ApiError } from './api-error.ts';
import { exchange, request, type RequestOf } from './http.ts';
import { refreshTokens } from './refresh.ts';
import { tokens } from './token-store.ts';

/** A wrong password is a 401 too, and no fresh token helps it. */
const tokenRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code !== 'invalid_credentials';

/** Once more after one refresh, where the token was refused. */
const withFreshToken = async <T>(ask: () => Promise<T>): Promise<T> => {
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

export interface PageOf<C extends Call> {
  readonly items: AnswerOf<C>;
  /** The cursor of the next page; undefined on the last. */
  readonly next: string | undefined;
  /** How many there are on all pages; told with the first. */
  readonly total: number | undefined;
}

const cursorIn = (link: string): string | undefined => {
  const [, query] = /<[^?>]*\?([^>]*)>; rel="next"/.exec(link) ?? [];
  return new URLSearchParams(query).get('cursor') ?? undefined;
};

/** `send` for a list that comes in pages. */
export const sendForPage = async <C extends Call>(call: RequestOf<C>): Promise<PageOf<C>> => {
  const { data, headers } = await withFreshToken(() => exchange(call));
  const total = headers[TOTAL_COUNT_HEADER.toLowerCase()] as string | undefined;
  return {
    items: data as AnswerOf<C>,
    next: cursorIn(String(headers['link'] ?? '')),
    total: total === undefined ? undefined : Number(total),
  };
};
