import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { API, JSON_BODY_MAX, Problem } from '@fifteen/contracts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const SLOW = { requestMs: 600, headersMs: 300, checkMs: 100 };

let gateway: TestGateway;
/** Of little patience, for those who send slowly. */
let impatient: TestGateway;
beforeAll(async () => {
  [gateway, impatient] = await Promise.all([startTestGateway(), startTestGateway({ timeouts: SLOW })]);
});
afterAll(() => Promise.all([gateway.stop(), impatient.stop()]));

const LOGIN = '/api/v1/auth/login';

const post = (path: string, body: string, type = 'application/json'): Promise<Response> =>
  fetch(`${gateway.url}${path}`, { method: 'POST', body, headers: { 'Content-Type': type } });

const problemOf = async (answer: Response): Promise<Problem> => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const problem = Problem.parse(await answer.json());
  expect(problem.status).toBe(answer.status);
  expect(problem.request_id).toBe(answer.headers.get('x-request-id'));
  return problem;
};

describe('operations', () => {
  test('the gateway is alive, and ready on a real database', async () => {
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
  });

  test('the description of the API lists every call of the contracts', async () => {
    const document = (await (await fetch(`${gateway.url}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((call) => call.operationId));
    expect(ids.sort()).toEqual(API.map(({ id }) => id).sort());
  });
});

describe('calls', () => {
  test('every call of the contracts has an endpoint', () => {
    const known = new Set(gateway.endpoints.map(({ call }) => call.id));
    expect(API.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test.each(API.filter(({ auth }) => auth === 'bearer').map((call) => [call.id, call] as const))(
    'Z1: %s refuses who is not signed in, before it looks at anything else',
    async (_id, call) => {
      const answer = await fetch(`${gateway.url}${call.path}`, { method: call.method });
      expect([answer.status, (await problemOf(answer)).code]).toEqual([401, 'not_signed_in']);
    },
  );

  test('an unknown path answers 404, a wrong method 405 with what is allowed', async () => {
    expect((await problemOf(await fetch(`${gateway.url}/api/v1/nothing`))).code).toBe('not_found');
    const wrong = await fetch(`${gateway.url}${LOGIN}`, { method: 'PATCH' });
    expect([wrong.headers.get('allow'), (await problemOf(wrong)).code]).toEqual(['POST', 'method_not_allowed']);
  });
});

describe('bad input', () => {
  test('H3: a bad field is named', async () => {
    const problem = await problemOf(await post(LOGIN, '{"email":"no address"}'));
    expect(problem.code).toBe('invalid_request');
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual(['email', 'password']);
  });

  test.each([
    ['malformed JSON', '{"email":', 'malformed_json'],
    ['no JSON at all', 'hello', 'malformed_json'],
    ['an array where an object is due', '[]', 'invalid_request'],
    ['null', 'null', 'invalid_request'],
    ['an empty body', '', 'invalid_request'],
    ['arrays 10,000 deep', '['.repeat(10_000) + ']'.repeat(10_000), 'invalid_request'],
    ['objects 10,000 deep', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000), 'invalid_request'],
  ])('H3: %s is refused with 400', async (_name, body, code) => {
    const answer = await post(LOGIN, body);
    expect([answer.status, (await problemOf(answer)).code]).toEqual([400, code]);
  });

  test('H3: brackets inside a text do not count as depth', async () => {
    const body = JSON.stringify({ email: '['.repeat(1000), password: '\\"{'.repeat(100) });
    expect((await problemOf(await post(LOGIN, body))).errors?.map(({ field }) => field)).toEqual(['email']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'H3: a body of type %s is refused with 415',
    async (type) => {
      expect((await problemOf(await post(LOGIN, 'email=a', type))).code).toBe('unsupported_media_type');
    },
  );

  test('H3: a body just above the limit answers 413, one at the limit is read', async () => {
    const text = (bytes: number): string => JSON.stringify('x'.repeat(bytes - 2));
    expect((await post(LOGIN, text(JSON_BODY_MAX + 1))).status).toBe(413);
    expect((await problemOf(await post(LOGIN, text(JSON_BODY_MAX)))).code).toBe('invalid_request');
  });

  test('H3: a body of 100 MB answers 413 and costs no memory', async () => {
    const before = process.memoryUsage().rss;
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(stream) {
        sent += 1;
        return sent > 100 ? stream.close() : stream.enqueue(chunk);
      },
    });
    const init: RequestInit = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json' } };
    expect((await problemOf(await fetch(`${gateway.url}${LOGIN}`, init))).code).toBe('body_too_large');
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
  });

  const answerAfter = (start: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(impatient.url).port), '127.0.0.1', () => socket.write(start));
      let answer = '';
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  test.each([
    ['headers', 'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['a body', 'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"'],
  ])('H3: who sends %s too slowly is cut off with 408', async (_name, start) => {
    expect((await answerAfter(start)).split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
  });

  test.each([
    ['headers that are too large', `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'headers_too_large'],
    ['what is not HTTP', 'hello\r\n\r\n', 400, 'invalid_request'],
    ['headers too slowly', 'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nX-Slow: ', 408, 'request_timeout'],
  ])('H3: a client that sends %s gets a problem like every other error', async (_name, start, status, code) => {
    const [head = '', body = ''] = (await answerAfter(start)).split('\r\n\r\n');
    const problem = Problem.parse(JSON.parse(body));
    expect([problem.status, problem.code]).toEqual([status, code]);
    expect(head).toContain('Content-Type: application/problem+json');
    expect(head).toContain(`X-Request-Id: ${problem.request_id}`);
    expect(head).toContain('X-Content-Type-Options: nosniff');
  });
});
