import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { API, type Call } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const EVIL = 'https://evil.example';
/** What a page of another origin can send without asking first: the three types of forms, and none at all. */
const SIMPLE = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', undefined];
const READS = new Set(['GET', 'HEAD']);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const from = async (call: Call, type: string | undefined, body: string): Promise<Response> => {
  const path = call.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
  const headers = { origin: EVIL, 'sec-fetch-site': 'cross-site', cookie: `fifteen_oauth=${'x'.repeat(43)}`, ...(type && { 'content-type': type }) };
  // A blob brings no type of its own along.
  const answer = await fetch(gateway.url + path, { method: call.method, headers, ...(!READS.has(call.method) && { body: new Blob([body]) }) });
  await answer.arrayBuffer();
  return answer;
};

/** Rows of every table that a call can change. */
const rows = async (): Promise<string> => {
  const tables = ['users', 'sessions', 'projects', 'mails', 'mail_tokens', 'oauth_attempts', 'identities', 'analytics_events', 'credit_entries'];
  const { pool } = gateway.platform;
  const counts = await Promise.all(tables.map((table) => pool.query(`SELECT count(*) FROM ${table}`)));
  return counts.map((result, index) => `${tables[index]} ${result.rows[0].count}`).join(', ');
};

describe('another origin', () => {
  test('H2: reaches nothing with a form or a simple request, and reads nothing', async () => {
    const { user } = await signUpSomebody(gateway.url);
    const body = JSON.stringify({ email: user.email, password: PASSWORD, provider: 'google', redirect_url: EVIL, token: 'x' });
    const before = await rows();
    let [tried, readable] = [0, 0];
    for (const call of API) {
      for (const type of SIMPLE) {
        const { status, headers } = await from(call, type, body);
        tried += 1;
        if (!READS.has(call.method)) expect(status).toBeGreaterThanOrEqual(400);
        const shared = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect(shared).toEqual([]);
        if (shared.length > 0) readable += 1;
        expect(headers.getSetCookie()).toEqual([]);
      }
    }
    const after = await rows();
    expect(after).toBe(before);
    figure('H2', `${tried} requests of another origin to ${API.length} calls: ${before === after ? 'the same' : 'other'} rows after them, ${readable} readable`);
  });

  test('H2: is not let through by a preflight', async () => {
    for (const call of API) {
      const headers = { origin: EVIL, 'access-control-request-method': call.method, 'access-control-request-headers': 'authorization,content-type' };
      const answer = await callApi(gateway.url, 'OPTIONS', call.path.replaceAll(/\{\w+\}/g, 'x'), { headers });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
