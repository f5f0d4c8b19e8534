import { REMOTE_NAMES, type ReleaseList, type RemoteName, type ResolvedRegistry } from '@fifteen/contracts';
import { brokenRelease, stampedRelease } from '@fifteen/tooling/jest/changed-releases.mjs';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect, type Browser, type Page } from '@playwright/test';
import { aCustomer, signIn } from '../support/customers.ts';
import { releaseApi } from '../support/releases.ts';
import { test } from '../support/test.ts';
import { wake } from '../support/wake.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@releases', '@mfe-marketing', '@mfe-auth', '@mfe-projects', '@mfe-account', '@mfe-info', '@release'];

/** One page of each remote; the projects' is a customer's, the others are also a visitor's. */
const PLACES: Record<RemoteName, string> = { marketing: '/', auth: '/signup', projects: '/projects', account: '/welcome', info: '/help' };

/** As a visitor: nobody's link, whose page says so, is the projects' that needs no sign-in. */
const WALK = Object.values({ ...PLACES, projects: '/s/nobody-s-link' });

/** Walks all remotes until it is stopped, each page until its code runs; gives how many pages it opened, and which did not show. */
const startWalk = (page: Page) => {
  let isOver = false;
  let opened = 0;
  const failed: string[] = [];
  const walk = async (): Promise<void> => {
    while (!isOver) {
      for (const path of WALK) {
        const answer = await page.goto(path);
        await wake(page);
        const isShown = await page.locator('h1').first().waitFor().then(() => true, () => false);
        opened += 1;
        if (!isShown || !answer?.ok() || (await page.locator('[data-fallback]').count()) > 0) failed.push(`${path} ${answer?.status()}`);
      }
    }
  };
  const walking = walk();
  return async () => {
    isOver = true;
    await walking;
    return { opened, failed };
  };
};

/** The version that the page was composed with. */
const versionOn = (page: Page, remote: RemoteName): Promise<string> =>
  page.evaluate((wanted) => {
    const { remotes } = JSON.parse(document.getElementById('mfe-registry')?.textContent ?? '{}') as ResolvedRegistry;
    return remotes.find(({ name }) => name === wanted)?.version ?? '';
  }, remote);

/** From the command's end to a page that runs the version. A drawn page shows its heading before its code runs: that is waited for. */
const untilSeen = async (page: Page, remote: RemoteName, wanted: string): Promise<number> => {
  const since = Date.now();
  await expect(async () => {
    await page.goto(PLACES[remote]);
    expect(await versionOn(page, remote)).toBe(wanted);
  }).toPass();
  await wake(page);
  await page.waitForFunction(([name, version]) => document.documentElement.dataset[name ?? ''] === version, [remote, wanted]);
  await expect(page.locator('h1').first()).toBeVisible();
  return Date.now() - since;
};

// One moves what the other looks at.
test.describe.configure({ mode: 'serial' });

test('M7: two versions of each remote are released, canaried and rolled back while browsers walk the site: zero failed navigations @own-data', { tag }, async ({ page, browser, request, baseURL }, { retry }) => {
  const next = `1.1.${retry}`;
  const api = await releaseApi(String(baseURL));
  const visitor = await browser.newContext({ baseURL: String(baseURL) });
  const stop = startWalk(await visitor.newPage());
  const owned = await browser.newContext({ baseURL: String(baseURL) });
  const ownersPage = await owned.newPage();
  await signIn(ownersPage, await aCustomer(request));
  const times: number[] = [];
  for (const remote of REMOTE_NAMES) await api.publish(remote, next, stampedRelease(remote, next));
  for (const remote of REMOTE_NAMES) {
    const force = 'a build of this very test run';
    await api.move(`${remote}/versions/${next}/canary`, { traffic: 50, force });
    await api.move(`${remote}/versions/${next}/promote`, { force });
    times.push(await untilSeen(remote === 'projects' ? ownersPage : page, remote, next));
    await api.move(`${remote}/rollback`);
  }
  await expect(async () => {
    await page.goto(PLACES.info);
    expect(await versionOn(page, 'info')).not.toBe(next);
  }).toPass();
  const { opened, failed } = await stop();
  expect(failed).toEqual([]);
  expect(opened).toBeGreaterThan(4);
  figure('M7', `${REMOTE_NAMES.length} remotes released, canaried, promoted, rolled back: ${opened} navigations meanwhile, ${failed.length} failed; a promoted version ran in a page after ${Math.max(...times)} ms at most`);
  await Promise.all([visitor.close(), owned.close()]);
});

/** As a browser that has something stored which the release does not bear. */
const aBrowserThatBreaks = async (browser: Browser, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript(() => localStorage.setItem('breaks', 'yes'));
  return context.newPage();
};

/** Browsers with the version before, beside which the failures of a few with the canary are beyond doubt: each counts once. */
const [BEFORE, FRESH] = [12, 6] as const;
const BROWSERS_MAX = 80;

/** Whether some visitors still get another version of a remote than others. */
const isCanaryOn = async (baseURL: string, token: string, remote: RemoteName): Promise<boolean> => {
  const { remotes } = (await (await fetch(`${baseURL}/api/v1/releases`, { headers: { authorization: `Bearer ${token}` } })).json()) as ReleaseList;
  return (remotes.find((one) => one.remote === remote)?.deployment.length ?? 0) > 1;
};

/** Opens new browsers until there were enough of both kinds, or the canary is over. Returns one that got the canary. */
const visitsOfMany = async (browser: Browser, baseURL: string, { version, token }: { version: string; token: string }): Promise<Page> => {
  const seen = { before: 0, fresh: 0 };
  let kept: Page | undefined;
  for (let i = 0; i < BROWSERS_MAX && (seen.before < BEFORE || seen.fresh < FRESH); i += 1) {
    if (!(await isCanaryOn(baseURL, token, 'info'))) break;
    const visitor = await aBrowserThatBreaks(browser, baseURL);
    await visitor.goto('/help');
    const isFresh = (await versionOn(visitor, 'info')) === version;
    await wake(visitor);
    if (isFresh) await expect(visitor.getByRole('alert')).toContainText('This page didn’t load');
    else await expect(visitor.locator('[data-fallback]')).toHaveCount(0);
    seen[isFresh ? 'fresh' : 'before'] += 1;
    if (isFresh && !kept) {
      kept = visitor;
      continue;
    }
    // Leaving sends what was not reported yet.
    await visitor.goto('about:blank');
    await visitor.context().close();
  }
  expect(kept).toBeDefined();
  return kept as Page;
};

test('M7: a canary that breaks in browsers is seen on /releases, and goes back by itself with its reason @own-data', { tag }, async ({ page, browser, baseURL }, { retry }) => {
  const [site, version] = [String(baseURL), `1.2.${retry}`];
  const api = await releaseApi(site);
  await api.publish('info', version, brokenRelease('info', 'render for some'));
  await api.move(`info/versions/${version}/canary`, { traffic: 50, auto: { visits: 50 }, force: 'a broken build of this very test run' });
  const began = Date.now();
  const fresh = await visitsOfMany(browser, site, { version, token: api.token });
  const since = Date.now();
  // It comes again and again, until it is given the version before.
  await expect(async () => {
    await fresh.reload();
    expect(await versionOn(fresh, 'info')).not.toBe(version);
  }).toPass({ timeout: 60_000 });
  const tookBack = Date.now() - since;
  await wake(fresh);
  await expect(fresh.locator('h1').first()).toBeVisible();
  await expect(fresh.locator('[data-fallback]')).toHaveCount(0);
  await page.goto('/releases');
  await page.getByLabel('Operator token').fill(api.token);
  await page.getByRole('button', { name: 'Open' }).click();
  const row = page.getByRole('row', { name: new RegExp(`^${version.replaceAll('.', '\\.')} `) });
  const reason = page.getByRole('listitem').filter({ hasText: 'automatic canary' }).first();
  await expect(async () => {
    await page.reload();
    await expect(row.locator('.bad')).toContainText('% failed', { timeout: 100 });
    await expect(reason).toContainText('if both were alike', { timeout: 100 });
  }).toPass();
  await expect(reason).toContainText(/\d+ of \d+ visits failed, before 0 of \d+ visits failed/);
  figure('M7', `a canary that breaks in browsers: well again ${(tookBack / 1000).toFixed(1)} s after the last of its browsers, which came within ${((since - began) / 1000).toFixed(1)} s, without anybody, because ${await reason.locator('p').last().innerText()}`);
  await fresh.context().close();
});
