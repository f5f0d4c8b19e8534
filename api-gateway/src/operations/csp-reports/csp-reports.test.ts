import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createApp } from '../../app/http/app.ts';
import { close, createHttpServer, listen } from '../../platform/http/server.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { securityCards } from '../../releases/operators/operator-security.ts';
import { createSecurityReport } from '../../releases/operators/security-report.ts';
import { createSecurityLog } from '../../platform/security-log/security-log.store.ts';
import { startSite, type SiteFixture } from '../../testing/site-fixture.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { createCspReportCounter, ROWS_MAX, type CspReportCounter } from './csp-report-counter.ts';
import { createCspReportsRouter } from './csp-reports.router.ts';
import { readReports } from './read-reports.ts';

let product: TestPlatform;
let counter: CspReportCounter;
let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  product = await startTestPlatform();
  const { config, logger } = product.platform;
  counter = createCspReportCounter(product.platform);
  const requireUser = () => Promise.reject(new AppError('not_signed_in'));
  const server = createHttpServer(createApp(config, logger, { endpoints: [], routers: [createCspReportsRouter(counter)], checks: {}, requireUser }));
  url = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
  stop = () => close(server, 0);
});
afterAll(async () => {
  await stop();
  await counter.stop();
  await product.stop();
});
beforeEach(async () => {
  await product.platform.db.deleteFrom('csp_reports').execute();
});

const send = (body: unknown, { type = 'application/reports+json', path = '/csp-reports?r=info@1.0.0' } = {}): Promise<Response> =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': type }, body: typeof body === 'string' ? body : JSON.stringify(body) });

const violation = (changes: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  age: 1,
  url: `${url}/login`,
  user_agent: 'x',
  body: { documentURL: `${url}/login`, blockedURL: 'https://evil.example/x.js?token=secret', effectiveDirective: 'script-src-elem', disposition: 'enforce', ...changes },
});
const single = (changes: Record<string, unknown> = {}) => ({
  'csp-report': { 'document-uri': `${url}/`, 'violated-directive': 'script-src-elem', 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline', ...changes },
});
const stored = async () => {
  await counter.flush();
  return product.platform.db.selectFrom('csp_reports').select(['directive', 'blocked', 'page', 'release', 'count']).orderBy('blocked').execute();
};

describe('reports of browsers', () => {
  test('are taken in the format of the Reporting API and in the older one, and counted together', async () => {
    expect((await send([violation(), violation(), { type: 'deprecation', body: {} }])).status).toBe(204);
    expect((await send(single(), { type: 'application/csp-report' })).status).toBe(204);
    expect(await stored()).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/login', release: 'info@1.0.0', count: 2 },
      { directive: 'script-src-elem', blocked: 'inline', page: '/', release: 'info@1.0.0', count: 1 },
    ]);
  });

  test('keep no path, query or token of a page, and nothing about pages of others', async () => {
    const token = 'Ab3dEf6hIj9kLmN0pQrStu';
    await send([violation({ documentURL: `${url}/s/${token}?x=1` }), violation({ documentURL: 'https://other.example/login' }), violation({ documentURL: `${url}/nothing/${token}` })]);
    const rows = await stored();
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|secret|other\\.example`));
    expect(rows).toHaveLength(2);
  });

  test.each([
    ['text that is not JSON', '{', 'application/reports+json', 400],
    ['something else as JSON', '{"a":1}', 'application/json', 400],
    ['another type', 'x=1', 'application/x-www-form-urlencoded', 415],
    ['a body of 70 KB', JSON.stringify([{ type: 'csp-violation', body: 'x'.repeat(70_000) }]), 'application/reports+json', 413],
  ])('of %s are refused', async (_name, body, type, status) => {
    expect((await send(body, { type })).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['javascript:alert(1)', 'javascript:'],
    ['chrome-extension://abc/x.js', 'a browser extension'],
    ['https://a.example:8443/p?q#f', 'https://a.example:8443'],
    ['<img src=x onerror=alert(1)>', 'other'],
    ['wss://a.example/socket', 'wss://a.example'],
    [`https://${'a'.repeat(200)}.example/`, 'other'],
    ['', 'other'],
  ])('say %j as %j', (blockedURL, words) => {
    expect(readReports([violation({ blockedURL })], new URL(url).host, 'info@1.0.0')?.[0]?.blocked).toBe(words);
  });

  test('with an invented directive or release are counted as other and unknown', () => {
    expect(readReports([violation({ effectiveDirective: '<script>' })], new URL(url).host, '"><script>')).toEqual([{ directive: 'other', blocked: 'https://evil.example', page: '/login', release: 'unknown' }]);
  });
});

describe('a flood of reports', () => {
  test('of 5,000 invented differences makes no more rows than a day may have', async () => {
    const own = createCspReportCounter(product.platform);
    const invented = 5_000;
    for (let i = 0; i < invented; i += 1) own.count([{ directive: 'img-src', blocked: `https://a${i}.example`, page: '/', release: 'unknown' }]);
    await own.stop();
    const rows = await stored();
    expect(rows).toHaveLength(ROWS_MAX + 1);
    const counted = rows.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(invented);
    figure('H1', `${counted} invented reports of browsers: ${rows.length} rows`);
  });

  test('from one address is refused after a while', async () => {
    const answers = await Promise.all(Array.from({ length: 150 }, () => send([violation()])));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
  });
});

describe('the page of operators', () => {
  const cards = async (): Promise<string> => {
    const { db, now } = product.platform;
    return securityCards(await createSecurityReport({ db, log: createSecurityLog(db, now), now }).read());
  };

  test('says that nothing was reported', async () => {
    expect(await cards()).toContain('No browser has reported anything in the last 7 days.');
    expect(await cards()).toContain('Nothing was refused in the last 24 hours.');
  });

  test('shows reports, and nothing of them as code', async () => {
    counter.count([{ directive: 'img-src', blocked: '<script>alert(1)</script>', page: '"><b>', release: "x' onload=1" }]);
    await counter.flush();
    const html = await cards();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<b>|' onload/);
  });
});

describe('the policy of pages', () => {
  let site: SiteFixture;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  test('says where reports go, in both ways, with the release of the page', async () => {
    const { headers } = await fetch(`${site.url()}/help`);
    const release = /report-uri \/csp-reports\?r=(\w+@[\w.+-]+)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(release).toMatch(/^(info|shell)@/);
    expect(headers.get('content-security-policy')).toContain('report-to csp');
    expect(headers.get('reporting-endpoints')).toBe(`csp="/csp-reports?r=${release}"`);
  });

  test('of data has no reports', async () => {
    const { headers } = await fetch(`${site.url()}/healthz`);
    expect(headers.get('content-security-policy')).not.toContain('report');
    expect(headers.get('reporting-endpoints')).toBeNull();
  });
});
