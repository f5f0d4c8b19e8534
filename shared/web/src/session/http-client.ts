import axios, { isAxiosError, type AxiosResponse, type AxiosResponseHeaders, type RawAxiosResponseHeaders } from 'axios';
import { ApiError, errorOfAnswer, errorOfNetwork } from './api-error.ts';
import type { PlainRequest } from './http.ts';
import { siteIsClosed } from './site-closed.ts';
import { tokens } from './token-store.ts';
import { traceParent } from './trace-parent.ts';

/** JSON is parsed, an empty answer is null, all else stays text. */
const parse = (data: unknown, headers: RawAxiosResponseHeaders | AxiosResponseHeaders): unknown => {
  if (typeof data !== 'string') return data;
  if (data === '') return null;
  if (!/\bjson\b/.test(String(headers['content-type'] ?? ''))) return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
};

const client = axios.create({ adapter: 'fetch', responseType: 'text', transformResponse: [parse] });

/** `/projects/{id}` with its parameters, encoded. */
const pathWith = (path: string, params: unknown): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  );

/** A refusal is JSON, also where a file was asked for. */
const readable = async (cause: unknown): Promise<unknown> => {
  if (isAxiosError(cause) && cause.response?.data instanceof Blob) {
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
    return await client.request({
      baseURL: location.origin,
      method: call.method,
      url: pathWith(call.path, call.params),
      params: call.query,
      data: call.body,
      headers: { traceparent: traceParent(), ...(bearer && { Authorization: `Bearer ${bearer}` }), ...call.headers },
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
