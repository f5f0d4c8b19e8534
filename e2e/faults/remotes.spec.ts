import type { ResolvedRegistry } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { TasteTestPage } from '../pages/taste-test-page.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { goWithin } from '../support/go-within.ts';
import { test } from '../support/test.ts';
import { wake } from '../support/wake.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@remotes', '@mfe-marketing', '@mfe-auth', '@mfe-projects', '@mfe-account', '@mfe-info', '@release'];

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
  { name: 'marketing', path: '/' },
  { name: 'auth', path: '/login' },
  { name: 'info', path: '/help' },
  { name: 'account', path: '/welcome' },
  // Nobody's: its page says so.
  { name: 'projects', path: '/s/nobody-s-link' },
];

const secondsSince = (since: number): string => ((Date.now() - since) / 1000).toFixed(1);

const fallback = (page: Page) => page.getByRole('alert').filter({ hasText: /unavailable|did not load|didn[’']t load/i });

/** Fails, and is tried again: gives what it took. Pages of one browser fail at the same time: what hangs is waited for once. */
const failAndRecover = async (page: Page, { name, path }: (typeof REMOTES)[number], answer: (route: Route) => Promise<void>) => {
  await page.route(`**/r/${name}/**`, answer);
  const since = Date.now();
  await page.goto(path);
  await wake(page);
  await expect(fallback(page), name).toBeVisible();
  const toFallback = secondsSince(since);
  await expect(page.getByRole('navigation').first(), name).toBeVisible();

  await page.unroute(`**/r/${name}/**`);
  const pressed = Date.now();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
  await expect(fallback(page), name).toBeHidden();
  return `mfe-${name} ${toFallback} s and ${secondsSince(pressed)} s`;
};

test.describe('M1: a remote that does not load', { tag }, () => {
  for (const [failure, answer] of Object.entries(FAILURES)) {
    test(`M1: each remote ${failure}: a fallback with a retry that works, the rest usable`, async ({ context }) => {
      const took = await Promise.all(REMOTES.map(async (remote) => failAndRecover(await context.newPage(), remote, answer)));
      figure('M1', `${failure}, to the fallback and from "Try again" to the page: ${took.join(', ')}`);
    });
  }

  test('M1: the other remotes live while one is down', async ({ page }) => {
    await page.route('**/r/marketing/**', (route) => route.abort());
    await page.goto('/');
    await wake(page);
    await expect(fallback(page)).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('M3: one byte of any remote changed: not executed, and reported', { tag }, async ({ page }) => {
  let [executed, reports] = [0, 0];
  for (const { name, path } of REMOTES) {
    await page.route(`**/r/${name}/**/*.js`, async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ status: 200, contentType: 'text/javascript', body: `${body}\nglobalThis.tampered = true;` });
    });
    const reported = page.waitForRequest((request) => request.url().endsWith('/releases/reports') && new RegExp(`"remote":"${name}"[^}]*"failed":1`).test(request.postData() ?? ''));
    await page.goto(path);
    await wake(page);
    await expect(fallback(page)).toBeVisible();
    const ran = await page.evaluate(() => 'tampered' in globalThis);
    expect(ran).toBe(false);
    executed += Number(ran);
    await reported;
    reports += 1;
  }
  figure('M3', `${REMOTES.length} remotes with a changed byte: ${executed} executed, ${reports} reported`);
});

test('M5: a part of the page whose release is gone: a fallback, one reload at a press, and what was chosen is still there', { tag }, async ({ page, request }) => {
  await signIn(page, await aCustomer(request));
  const tasteTest = new TasteTestPage(page);
  await tasteTest.open();
  await tasteTest.chooseVibes(2);
  const gone = '**/r/projects/**/dashboard.*';
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'not found' }));
  let reloads = 0;
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) reloads += 1;
  });
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(fallback(page)).toBeVisible();
  expect(reloads).toBe(0);
  await page.unroute(gone);
  const pressed = Date.now();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/^Dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(fallback(page)).toBeHidden();
  const took = secondsSince(pressed);
  await tasteTest.open();
  const chosen = page.getByRole('checkbox', { checked: true });
  await expect(chosen).toHaveCount(2);
  figure('M5', `a chunk of an open tab gone: ${reloads - 1} reload, ${await chosen.count()} choices kept, ${took} s from "Try again" to the page`);
});

test('M5: a remote whose release an open tab does not get anymore: a fallback, and one reload at a press brings the new one', { tag }, async ({ page }) => {
  let reloads = 0;
  for (const { name, path } of REMOTES) {
    await page.goto(name === 'auth' ? '/help' : '/login');
    await wake(page);
    await page.route(`**/r/${name}/**`, (route) => route.fulfill({ status: 404, body: 'not found' }));
    // What the site reports as current: the release of this tab is no longer part of it.
    await page.route('**/registry.json', async (route) => {
      const live = (await (await route.fetch()).json()) as ResolvedRegistry;
      await route.fulfill({ json: { ...live, remotes: live.remotes.map((remote) => ({ ...remote, version: '99.0.0' })) } });
    });
    await goWithin(page, path);
    await expect(page.locator(`[data-fallback=${name}]`)).toBeVisible();
    await page.unroute(`**/r/${name}/**`);
    const loaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Try again' }).click();
    await loaded;
    reloads += 1;
    await wake(page);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(fallback(page), name).toBeHidden();
  }
  figure('M5', `${REMOTES.length} remotes gone for an open tab: back after ${reloads} presses and reloads`);
});
