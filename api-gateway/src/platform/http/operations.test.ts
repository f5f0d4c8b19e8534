import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi } from '../../testing/api-client.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const TOKEN = 'a-token-for-the-scraper-1';

describe('/metrics', () => {
  let closed: TestGateway;
  let guarded: TestGateway;
  beforeAll(async () => {
    [closed, guarded] = await Promise.all([startTestGateway(), startTestGateway({ environment: { METRICS_TOKEN: TOKEN } })]);
  });
  afterAll(() => Promise.all([closed.stop(), guarded.stop()]));

  const metrics = (gateway: TestGateway, authorization?: string) =>
    callApi(gateway.url, 'GET', '/metrics', { ...(authorization && { headers: { authorization } }) });

  test('is not on the port of the site, where no token is configured', async () => {
    const { status, body } = await metrics(closed);
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(body.detail).toContain('METRICS_TOKEN');
    expect((await metrics(closed, 'Bearer ')).status).toBe(404);
  });

  test.each([undefined, 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.toUpperCase()}`])(
    'refuses %j',
    async (authorization) => {
      const { status, text, headers } = await metrics(guarded, authorization);
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(text).not.toContain('process_cpu');
    },
  );

  test('answers anyone who has the token', async () => {
    await callApi(guarded.url, 'GET', '/api/v1/auth/me');
    const { status, text } = await metrics(guarded, `Bearer ${TOKEN}`);
    expect(status).toBe(200);
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toContain('http_request_duration_seconds_count{call="auth.me",status="401"} 1');
  });
});

describe('the stand-ins under /dev', () => {
  const PATHS = ['/dev/mail', '/dev/mail.json', '/dev/mail/1', '/dev/stripe', '/dev/stripe/pay/cs_1'];

  test('answer on this machine', async () => {
    const gateway = await startTestGateway();
    expect((await callApi(gateway.url, 'GET', '/dev/mail.json')).status).toBe(200);
    expect((await callApi(gateway.url, 'GET', '/dev/stripe')).status).toBe(200);
    await gateway.stop();
  });

  test.each(['https://fifteen.example', 'http://192.168.1.20:4000', 'http://localhost.evil.example', 'http://127.0.0.1.nip.io'])(
    'refuse in words, and sign nobody in, where PUBLIC_URL is %s',
    async (publicUrl) => {
      const gateway = await startTestGateway({ environment: { PUBLIC_URL: publicUrl } });
      for (const path of PATHS) {
        const { status, body } = await callApi(gateway.url, 'GET', path);
        expect([path, status, body.code]).toEqual([path, 403, 'forbidden']);
        expect(body.detail).toContain(`PUBLIC_URL is ${publicUrl}`);
        expect(body.detail).toContain('SMTP_URL');
      }
      const paid = await callApi(gateway.url, 'POST', '/dev/stripe/refund', { body: {} });
      expect(paid.status).toBe(403);
      const google = await callApi(gateway.url, 'POST', '/api/v1/auth/oauth/signin', { body: { provider: 'google', redirect_url: `${new URL(publicUrl).origin}/auth/callback` } });
      expect([google.status, google.body.detail]).toEqual([503, 'Google sign-in is not set up here.']);
      await gateway.stop();
    },
  );

  test.each(['http://localhost:4000', 'http://fifteen.localhost', 'http://127.0.0.1:4000', 'http://127.8.9.1', 'http://[::1]:4000', 'https://localhost'])(
    'answer where PUBLIC_URL is %s',
    async (publicUrl) => {
      const gateway = await startTestGateway({ environment: { PUBLIC_URL: publicUrl } });
      expect((await callApi(gateway.url, 'GET', '/dev/mail.json')).status).toBe(200);
      await gateway.stop();
    },
  );
});
