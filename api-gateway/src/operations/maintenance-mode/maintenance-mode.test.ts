import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { COMMANDS } from '../../app/admin/commands.ts';
import { callApi } from '../../testing/api-client.ts';
import { startSite } from '../../testing/site-fixture.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { retryAfter } from './hold-back.ts';
import { watchMaintenanceMode } from './watch-maintenance-mode.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const CLOSED = { on: true, since: NOON.toISOString(), resumes_at: '2026-11-21T14:00:00.000Z', message: 'New <shelves> go up.' };

describe('a gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.stop());

  const run = async (...args: string[]): Promise<string> => (await COMMANDS['maintenance-mode']?.run(gateway.platform, args))?.join('\n') ?? '';
  const until = async (isOn: boolean): Promise<void> => {
    for (;;) {
      const { body } = await callApi(gateway.url, 'GET', '/api/v1/maintenance');
      if (body.on === isOn) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const statusOf = async (path: string, method = 'GET'): Promise<number> => (await fetch(gateway.url + path, { method })).status;

  test('is closed by an operator, spares what must go on, and is opened again', async () => {
    expect(await run('show')).toBe('The site is open.');
    expect(await run('on', '--message', 'We move house.')).toMatch(/closes within 2 seconds/);
    await until(true);

    const refused = await fetch(`${gateway.url}/api/v1/auth/me`);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'application/problem+json; charset=utf-8']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(7000);
    expect(await refused.json()).toMatchObject({ code: 'maintenance', status: 503 });

    for (const path of ['/healthz', '/readyz', '/api/v1/status', '/api/v1/status/feed.rss', '/api/v1/maintenance']) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
    // Refused for its signature, not for the maintenance: the provider's news go on.
    expect(await statusOf('/api/v1/webhooks/stripe', 'POST')).toBe(400);
    expect(await statusOf('/files/anything')).toBe(503);
    expect(await run('show')).toMatch(/^Closed since .* We move house\.$/);

    expect(await run('off')).toBe('The site opens within 2 seconds.');
    await until(false);
    expect(await statusOf('/api/v1/auth/me')).toBe(401);
    expect(await run('off')).toBe('The site was open.');
  });

  test.each([
    [[], /Say on, off, show/],
    [['on', '--until', 'soon'], /is no time/],
    [['on', '--until', '2020-01-01T00:00:00Z'], /lies in the past/],
    [['on', '--message', 'x'.repeat(301)], /300 characters/],
  ])('says what is wrong with %j', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
    expect(await run('show')).toBe('The site is open.');
  });
});

describe('a page while the site is closed', () => {
  let stop = async (): Promise<void> => undefined;
  afterEach(() => stop());

  test('is 503 in words, /status and the static files are as ever', async () => {
    const site = await startSite({}, () => CLOSED);
    stop = site.stop;
    const page = await fetch(`${site.url()}/projects/new`);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control'), page.headers.get('retry-after')]).toEqual([503, 'no-store', '60']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).toContain('<h1>Under Maintenance</h1>');
    expect(html).toContain('New \\u003cshelves> go up.');
    for (const path of ['/status', '/main.0a1b2c3d.js', '/media/taste/minimal.png']) {
      expect([path, (await fetch(site.url() + path)).status]).toEqual([path, 200]);
    }
  });
});

test('the time to come back is what was announced, and a minute where it is overdue', () => {
  expect(retryAfter(CLOSED, NOON)).toBe('7200');
  expect(retryAfter(CLOSED, new Date('2026-11-21T15:00:00Z'))).toBe('60');
});

test('while the database is away the last word stands', async () => {
  let read = (): Promise<typeof CLOSED> => Promise.resolve(CLOSED);
  let reads = 0;
  const warnings = { debug: () => undefined } as never;
  const watch = await watchMaintenanceMode({ read: () => ((reads += 1), read()) }, warnings, 5);
  read = () => Promise.reject(new Error('away'));
  const seen = reads;
  while (reads < seen + 2) await new Promise((done) => setTimeout(done, 5));
  expect(watch.now()).toBe(CLOSED);
  await watch.stop();
});
