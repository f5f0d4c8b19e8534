import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSite, type SiteFixture } from '../../testing/site-fixture.ts';

let site: SiteFixture;
beforeAll(async () => {
  site = await startSite({ NODE_ENV: 'production', PUBLIC_URL: 'https://fifteen.example', SMTP_URL: 'smtp://127.0.0.1:25', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' });
});
afterAll(() => site.stop());

const EVERYWHERE = {
  'strict-transport-security': /^max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /./,
  'x-request-id': /^[0-9a-f-]{36}$/,
  'content-security-policy': /frame-ancestors 'none'/,
};

const json = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': 'application/json' },
});

const PAGES: [string, string, RequestInit][] = [
  ['page', '/', {}],
  ['unknown page', '/nothing/here', {}],
  ['file of the shell', '/main.0a1b2c3d.js', {}],
  ['picture', '/media/taste/minimal.png', {}],
  ['registry', '/registry.json', {}],
];

const DATA: [string, string, RequestInit][] = [
  ['health', '/healthz', {}],
  ['figures', '/metrics', {}],
  ['description of the API', '/api/v1/openapi.json', {}],
  ['refusal without sign-in', '/api/v1/auth/me', {}],
  ['unknown path of the API', '/api/v1/nothing', {}],
  ['wrong method', '/api/v1/auth/login', { method: 'DELETE' }],
  ['malformed JSON', '/api/v1/auth/login', json('{')],
  ['too large a body', '/api/v1/auth/login', json(`"${'x'.repeat(200_000)}"`)],
  ['malformed path', '/api/v1/%E0%A4%A', {}],
  ['missing file', '/missing.js', {}],
  ['missing release', '/r/info/9.9.9/remoteEntry.js', {}],
];

describe('headers', () => {
  let [classes, lacking] = [0, 0];
  test.each([...PAGES, ...DATA])('H1: a %s carries every protecting header', async (_name, path, init) => {
    const { headers } = await fetch(`${site.url()}${path}`, init);
    const missing = Object.entries(EVERYWHERE).filter(([name, wanted]) => !wanted.test(headers.get(name) ?? ''));
    expect(missing).toEqual([]);
    expect(headers.get('x-powered-by')).toBeNull();
    lacking += missing.length;
    classes += 1;
  });

  test('H1: so does every class of answer', () => {
    expect(classes).toBe(PAGES.length + DATA.length);
    figure('H1', `${classes} classes of answer, ${Object.keys(EVERYWHERE).length} headers each: ${lacking} missing`);
  });

  test.each(PAGES)('H1: the policy of a %s runs our own scripts only', async (_name, path) => {
    const policy = (await fetch(`${site.url()}${path}`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test.each(DATA)('H1: nobody keeps a %s, and nothing in it runs', async (_name, path, init) => {
    const { headers } = await fetch(`${site.url()}${path}`, init);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
