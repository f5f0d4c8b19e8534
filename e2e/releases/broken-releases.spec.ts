import { REMOTE_NAMES, type RemoteName } from '@fifteen/contracts';
import { brokenRelease } from '@fifteen/tooling/jest/changed-releases.mjs';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect } from '@playwright/test';
import { release, releaseApi } from '../support/releases.ts';
import { goWithin } from '../support/go-within.ts';
import { test } from '../support/test.ts';
import { wake } from '../support/wake.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@broken-releases', '@mfe-marketing', '@mfe-auth', '@mfe-projects', '@mfe-account', '@mfe-info', '@release'];

/** What only a browser can tell. The rest is refused without one: checks.test.ts. */
const BREAKAGES = ['import', 'render', 'effect', 'hidden contract'];

/** One page of each remote that a visitor may open. */
const PLACES: Record<RemoteName, string> = { marketing: '/', info: '/help', projects: '/s/nobody-s-link', auth: '/signup', account: '/welcome' };

/** Broken together, and the page of another remote that lives meanwhile. */
const HALVES: readonly { broken: readonly RemoteName[]; link: string; leadsTo: string }[] = [
  { broken: ['marketing', 'info', 'projects'], link: 'Login', leadsTo: '/login' },
  { broken: ['auth', 'account'], link: 'Go Home', leadsTo: '/' },
];

test('M2: each remote that throws at import, render or effect, or hides its contract: refused, and contained for who has it @own-data', { tag }, async ({ page, context, baseURL }, { retry }) => {
  const site = String(baseURL);
  const api = await releaseApi(site);
  const versionOf = (breakage: string): string => `9.${retry}.${BREAKAGES.indexOf(breakage)}`;
  await Promise.all(REMOTE_NAMES.map(async (remote) => {
    for (const breakage of BREAKAGES) await api.publish(remote, versionOf(breakage), brokenRelease(remote, breakage));
  }));
  for (const breakage of BREAKAGES) {
    for (const { broken, link, leadsTo } of HALVES) {
      // No cookie that a visitor could write shows what did not pass its check.
      const [name = '', value = ''] = (await release(site, 'preview', ...broken.map((remote) => `${remote}@${versionOf(breakage)}`))).trim().split('=');
      await context.addCookies([{ name, value, url: site }]);
      for (const [at, remote] of broken.entries()) {
        if (at === 0) {
          await page.goto(PLACES[remote]);
          await wake(page);
        } else {
          await goWithin(page, PLACES[remote]);
        }
        const fallback = page.locator(`[data-fallback=${remote}]`);
        await expect(fallback.getByRole('alert'), `${remote}, ${breakage}`).toContainText('This page didn’t load');
      }
      await page.getByRole('link', { name: link }).first().click();
      await expect(page, breakage).toHaveURL(new URL(leadsTo, site).href);
      await expect(page.getByRole('heading', { level: 1 }), breakage).toBeVisible();
      await expect(page.locator('[data-fallback]'), breakage).toHaveCount(0);
    }
  }
  const refused = versionOf('render');
  const refusal = await release(site, 'check', `info@${refused}`).catch((error: { stderr: string }) => error.stderr);
  expect(refusal).toContain(`info ${refused} is refused`);
  expect(refusal).toContain('The fallback stood in its place.');
  await expect(api.move(`info/versions/${refused}/promote`)).rejects.toThrow('did not pass its check');
  figure('M2', `${BREAKAGES.length} kinds of broken releases of ${REMOTE_NAMES.length} remotes: each shows a fallback in its own place alone, and does not pass its check`);
});
