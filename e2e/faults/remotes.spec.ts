import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@remotes', '@mfe-marketing', '@mfe-auth', '@mfe-projects', '@mfe-account', '@mfe-info'];

/** Ways in which a remote's server can fail. `hanging` answers after the shell has given up. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort('connectionrefused'),
  '404': (route) => route.fulfill({ status: 404, body: 'not found' }),
  '500': (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"unavailable"}' }),
  html: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Proxy login</h1>' }),
  'half a file': async (route) => {
    const whole = await (await route.fetch()).text();
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: whole.slice(0, whole.length / 2) });
  },
  hanging: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    await route.abort().catch(() => undefined);
  },
};

const REMOTES = [
  { name: 'marketing', path: '/', other: '/help' },
  { name: 'auth', path: '/login', other: '/help' },
  { name: 'info', path: '/help', other: '/login' },
  { name: 'account', path: '/welcome', other: '/help' },
];

const fallback = (page: Page) => page.getByRole('alert').filter({ hasText: /unavailable|did not load/i });

test.describe('M1: a remote that does not load', { tag }, () => {
  for (const remote of REMOTES) {
    for (const [failure, answer] of Object.entries(FAILURES)) {
      test(`M1: ${remote.name} ${failure}: a fallback with a retry that works, the rest usable`, async ({ page }) => {
        await page.route(`**/r/${remote.name}/**`, answer);
        const since = Date.now();
        await page.goto(remote.path);
        await expect(fallback(page)).toBeVisible();
        test.info().annotations.push({ type: 'M1 seconds to the fallback', description: ((Date.now() - since) / 1000).toFixed(2) });
        await expect(page.getByRole('navigation').first()).toBeVisible();

        await page.unroute(`**/r/${remote.name}/**`);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(fallback(page)).toBeHidden();
      });
    }
  }

  test('M1: the other remotes live while one is down', async ({ page }) => {
    await page.route('**/r/marketing/**', (route) => route.abort());
    await page.goto('/');
    await expect(fallback(page)).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('M3: one byte of a remote changed: not executed', { tag }, async ({ page }) => {
  await page.route('**/r/info/**/*.js', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: `${body}\nglobalThis.tampered = true;` });
  });
  await page.goto('/help');
  await expect(fallback(page)).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});
