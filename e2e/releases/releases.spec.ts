import { REMOTE_NAMES, type RemoteName } from '@fifteen/contracts';
import { stampedRelease } from '@fifteen/tooling/jest/changed-releases.mjs';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect, test, type Page } from '@playwright/test';
import { aCustomer, signIn } from '../support/customers.ts';
import { publishFolder, release } from '../support/releases.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@releases', '@mfe-marketing', '@mfe-auth', '@mfe-projects', '@mfe-account', '@mfe-info'];

const NEXT = '1.1.0';
/** One page of each remote; the projects' is a customer's, the others are also a visitor's. */
const PLACES: Record<RemoteName, string> = { marketing: '/', auth: '/signup', projects: '/projects', account: '/welcome', info: '/help' };

/** Walks the whole site until it is stopped; gives how many pages it opened, and which did not show. */
const startWalk = (page: Page) => {
  let isOver = false;
  let opened = 0;
  const failed: string[] = [];
  const walk = async (): Promise<void> => {
    while (!isOver) {
      for (const path of Object.values(PLACES)) {
        const answer = await page.goto(path);
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

const stampOf = (page: Page, remote: string): Promise<string | undefined> => page.evaluate((name) => document.documentElement.dataset[name], remote);

/** From the command's end to a page that runs the version. */
const untilSeen = async (page: Page, remote: RemoteName, wanted: string | undefined): Promise<number> => {
  const since = Date.now();
  await expect(async () => {
    await page.goto(PLACES[remote]);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await stampOf(page, remote)).toBe(wanted);
  }).toPass();
  return Date.now() - since;
};

test('M7: two versions of each remote are released, canaried and rolled back while browsers walk the site: zero failed navigations @own-data', { tag }, async ({ page, browser, request, baseURL }) => {
  const visitor = await browser.newContext({ baseURL: String(baseURL) });
  const stop = startWalk(await visitor.newPage());
  const owned = await browser.newContext({ baseURL: String(baseURL) });
  const ownersPage = await owned.newPage();
  await signIn(ownersPage, await aCustomer(request));
  const times: number[] = [];
  for (const remote of REMOTE_NAMES) await publishFolder(String(baseURL), remote, NEXT, stampedRelease(remote, NEXT));
  for (const remote of REMOTE_NAMES) {
    const force = ['--force', 'a build of this very test run'];
    await release(String(baseURL), 'canary', `${remote}@${NEXT}`, '--traffic', '50', ...force);
    await release(String(baseURL), 'promote', `${remote}@${NEXT}`, ...force);
    times.push(await untilSeen(remote === 'projects' ? ownersPage : page, remote, NEXT));
    await release(String(baseURL), 'rollback', remote);
  }
  await untilSeen(page, 'info', undefined);
  const { opened, failed } = await stop();
  expect(failed).toEqual([]);
  expect(opened).toBeGreaterThan(4);
  figure('M7', `${REMOTE_NAMES.length} remotes released, canaried, promoted, rolled back: ${opened} navigations meanwhile, ${failed.length} failed; a promoted version ran in a page after ${Math.max(...times)} ms at most`);
  await Promise.all([visitor.close(), owned.close()]);
});
