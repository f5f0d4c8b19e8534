import { afterEach, beforeEach, expect } from '@jest/globals';
import { ERRORS, type AnswerOf, type Call, type ErrorCode, type Problem } from '@fifteen/contracts';

/** One request that the page sent. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
}

type Handler = (request: SeenRequest) => Response | Promise<Response>;
interface Rule {
  readonly method: string;
  readonly pattern: RegExp;
  readonly handle: Handler;
}

export interface FakeApi {
  /** Answers a call of the contracts: `api.answer<typeof getMe>('GET', '/api/v1/auth/me', aUser())`. The latest rule wins. */
  answer<C extends Call>(method: C['method'], path: C['path'], body: AnswerOf<C>, status?: number): void;
  /** Answers with a problem of that code. */
  refuse(method: string, path: string, code: ErrorCode, extra?: Partial<Problem>): void;
  /** Answers by a function, as for streams or counting. A throw is a lost network. */
  on(method: string, path: string, handle: Handler): void;
  /** Everything that was sent in this test, in order. */
  readonly requests: SeenRequest[];
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

export const json = (body: unknown, status = 200, type = 'application/json'): Response =>
  status === 204
    ? new Response(null, { status })
    : new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } });

/** The body of an error answer, as the gateway sends it. */
export const problem = (code: ErrorCode, extra: Partial<Problem> = {}): Response => {
  const { status, detail } = ERRORS[code];
  const body = { type: 'about:blank', title: code, status, detail, code, request_id: 'test', ...extra };
  return json(body, status, 'application/problem+json');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
};

const seen = async (request: Request, params: Record<string, string>): Promise<SeenRequest> => {
  const url = new URL(request.url);
  const body = parsed(await request.text());
  return { method: request.method, path: url.pathname, query: url.searchParams, headers: request.headers, body, params };
};

/** As in a browser, an aborted request never answers. */
const unlessAborted = <T>(signal: AbortSignal, work: T | Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
    Promise.resolve(work).then(resolve, reject);
  });

/** As in a browser, aborting breaks a body that is still being read. */
const breakable = (signal: AbortSignal, answer: Response): Response => {
  const reader = answer.body?.getReader();
  if (!reader) return answer;
  const body = new ReadableStream({
    async pull(controller) {
      const chunk = await unlessAborted(signal, reader.read());
      if (chunk.done) controller.close();
      else controller.enqueue(chunk.value);
    },
  });
  return new Response(body, answer);
};

/**
 * Stands in for the gateway at the one place where a page leaves the browser: `fetch`. Call it once at the top of a test
 * file. A request that no rule answers fails the test.
 */
export const fakeApi = (): FakeApi => {
  const real = globalThis.fetch;
  const requests: SeenRequest[] = [];
  const unanswered: string[] = [];
  let rules: Rule[] = [];

  const fake = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
    const path = new URL(request.url).pathname;
    const rule = rules.find(({ method, pattern }) => method === request.method && pattern.test(path));
    const sent = await seen(request, { ...rule?.pattern.exec(path)?.groups });
    requests.push(sent);
    if (rule) return breakable(request.signal, await unlessAborted(request.signal, rule.handle(sent)));
    unanswered.push(`${request.method} ${path}`);
    return problem('not_found');
  };
  const on: FakeApi['on'] = (method, path, handle) => {
    rules = [{ method, pattern: patternOf(path), handle }, ...rules];
  };

  beforeEach(() => {
    globalThis.fetch = fake;
  });
  afterEach(() => {
    globalThis.fetch = real;
    rules = [];
    requests.length = 0;
    expect(unanswered.splice(0)).toEqual([]);
  });

  return {
    requests,
    on,
    answer: (method, path, body, status) => on(method, path, () => json(body, status)),
    refuse: (method, path, code, extra) => on(method, path, () => problem(code, extra)),
  };
};
