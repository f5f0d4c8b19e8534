import type { AxiosResponse } from 'axios';
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@fifteen/contracts';
import { errorOfNetwork } from './api-error.ts';

type Part<Key extends string, T> = [T] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: T };

/** What `send` needs for one call; method, path and shapes are checked against the contract. */
export type RequestOf<C extends Call> = {
  readonly method: C['method'];
  readonly path: C['path'];
  readonly query?: QueryOf<C>;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds; none by default. */
  readonly timeout?: number;
} & Part<'params', ParamsOf<C>> &
  Part<'body', BodyOf<C>>;

export interface PlainRequest {
  readonly method: string;
  readonly path: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeout?: number;
  /** What is read of the answer: text that may be JSON, or a file. */
  readonly responseType?: 'text' | 'blob';
}

const fetchClient = () => import(/* webpackChunkName: "http-client" */ './http-client.ts');

/** Fetches what sends requests before it is needed: a tab outlives the release of the shell that it came from. */
export const prepareRequests = (): void => void fetchClient().catch(() => undefined);

/**
 * One request with the bearer token, where there is one. Throws ApiError, or the signal's reason when aborted. What sends
 * it is fetched with the first: a visitor who only reads sends none. Where it does not come, nothing else would.
 */
export const exchange = async (call: PlainRequest): Promise<AxiosResponse<unknown>> => {
  const client = await fetchClient().catch((cause: unknown) => {
    throw errorOfNetwork(new Error('', { cause }));
  });
  return client.exchange(call);
};

/** `exchange`, where only the body of the answer counts. */
export const request = async (call: PlainRequest): Promise<unknown> => (await exchange(call)).data;

/** `request` with the types of a call, without the refresh that `send` adds. */
export const requestCall = async <C extends Call>(call: RequestOf<C>): Promise<AnswerOf<C>> =>
  (await request(call)) as AnswerOf<C>;
