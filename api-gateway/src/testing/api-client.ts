import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@fifteen/contracts';

interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // What came over the wire: each test says what it expects of it.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** One call over HTTP, as a browser would make it. */
export const callApi = async (
  url: string,
  method: string,
  path: string,
  { token, body, headers }: CallOptions = {},
): Promise<ApiAnswer> => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
};

export const PASSWORD = 'correct horse battery';

/** A fresh account, signed in. */
export const signUpSomebody = async (url: string, email = `${randomUUID()}@example.com`, password = PASSWORD): Promise<SignedIn> => {
  const { body, status, text } = await callApi(url, 'POST', '/api/v1/auth/signup', { body: { email, password } });
  if (status !== 201) throw new Error(`Sign-up answered ${status}: ${text}`);
  return body as SignedIn;
};
