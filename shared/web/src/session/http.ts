import type { AxiosError, AxiosResponse } from 'axios';
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@fifteen/contracts';
import { ApiError, errorOfAnswer, errorOfNetwork } from './api-error.ts';
import { siteIsClosed } from './site-closed.ts';
import { tokens } from './token-store.ts';

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

interface PlainRequest {
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

/** Fetched with the first request: a visitor who only reads makes none. Where it does not come, nothing else would. */
const loadClient = () =>
  import(/* webpackChunkName: "http-client" */ './http-client.ts').catch((cause: unknown) => {
    throw new Error('Network error', { cause });
  });

const isAxiosError = (cause: unknown): cause is AxiosError => (cause as Partial<AxiosError> | null)?.isAxiosError === true;

/** `/projects/{id}` with its parameters, encoded. */
export const pathWith = (path: string, params: unknown): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  );

/** A refusal is JSON, also where a file was asked for. */
const readable = async (cause: unknown): Promise<unknown> => {
  if (isAxiosError(cause) && cause.response?.data instanceof Blob) {
    const { parse } = await loadClient();
    cause.response.data = parse(await cause.response.data.text(), cause.response.headers);
  }
  return cause;
};

const failure = (cause: unknown, signal: AbortSignal | undefined): unknown => {
  if (signal?.aborted) return signal.reason ?? cause;
  if (!isAxiosError(cause)) return errorOfNetwork(cause);
  if (cause.response) return errorOfAnswer(cause.response.status, cause.response.data, cause.response.headers['retry-after']);
  return errorOfNetwork(cause.cause ?? cause);
};

/** One request with the bearer token, where there is one. Throws ApiError, or the signal's reason when aborted. */
export const exchange = async (call: PlainRequest): Promise<AxiosResponse<unknown>> => {
  const bearer = tokens.access();
  try {
    const { client } = await loadClient();
    return await client.request({
      baseURL: location.origin,
      method: call.method,
      url: pathWith(call.path, call.params),
      params: call.query,
      data: call.body,
      headers: { ...(bearer && { Authorization: `Bearer ${bearer}` }), ...call.headers },
      ...(call.signal && { signal: call.signal }),
      ...(call.timeout !== undefined && { timeout: call.timeout }),
      ...(call.responseType && { responseType: call.responseType }),
    });
  } catch (cause) {
    const thrown = failure(await readable(cause), call.signal);
    if (thrown instanceof ApiError && thrown.code === 'maintenance') siteIsClosed();
    throw thrown;
  }
};

/** `exchange`, where only the body of the answer counts. */
export const request = async (call: PlainRequest): Promise<unknown> => (await exchange(call)).data;

/** `request` with the types of a call, without the refresh that `send` adds. */
export const requestCall = async <C extends Call>(call: RequestOf<C>): Promise<AnswerOf<C>> =>
  (await request(call)) as AnswerOf<C>;
