import { brokenRelease } from '@fifteen/tooling/jest/changed-releases.mjs';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect, test } from '@playwright/test';
import { release, releaseApi } from '../support/releases.ts';
import { wake } from '../support/wake.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@broken-releases', '@mfe-marketing', '@mfe-auth', '@mfe-projects', '@mfe-account', '@mfe-info'];

/** What only a browser can tell. The rest is refused without one: checks.test.ts. */
const BREAKAGES = ['import', 'render', 'effect', 'hidden contract'];
/** The shell contains all of them alike: each other remote in one way, beside info in every way. */
const OTHERS = [
  { remote: 'marketing', path: '/', breakage: 'effect', link: 'Login', leadsTo: '/login' },
  { remote: 'auth', path: '/signup', breakage: 'import', link: 'Go Home', leadsTo: '/' },
  { remote: 'projects', path: '/s/nobody-s-link', breakage: 'render', link: 'Go Home', leadsTo: '/' },
  { remote: 'account', path: '/welcome', breakage: 'effect', link: 'Go Home', leadsTo: '/' },
];

test('M2: a release that throws at import, render or effect, or hides its contract: refused, and contained for who has it @own-data', { tag }, async ({ page, context, baseURL }, { retry }) => {
  const api = await releaseApi(String(baseURL));
  for (const [i, breakage] of BREAKAGES.entries()) {
    const version = `9.${retry}.${i}`;
    await api.publish('info', version, brokenRelease('info', breakage));
    await context.addCookies([{ name: 'mfe_versions', value: `info@${version}`, url: String(baseURL) }]);
    await page.goto('/help');
    await wake(page);
    await expect(page.getByRole('alert'), breakage).toContainText('This page did not load');
    await page.getByRole('link', { name: 'Login' }).first().click();
    await expect(page.getByRole('heading', { level: 1 }), breakage).toHaveText('Welcome back');
  }
  for (const { remote, path, breakage, link, leadsTo } of OTHERS) {
    const version = `9.${retry}.0`;
    await api.publish(remote, version, brokenRelease(remote, breakage));
    await context.addCookies([{ name: 'mfe_versions', value: `${remote}@${version}`, url: String(baseURL) }]);
    await page.goto(path);
    await wake(page);
    await expect(page.getByRole('alert'), remote).toContainText('This page did not load');
    await page.getByRole('link', { name: link }).first().click();
    await expect(page, remote).toHaveURL(new URL(leadsTo, String(baseURL)).href);
    await expect(page.getByRole('heading', { level: 1 }), remote).toBeVisible();
    await expect(page.locator('[data-fallback]'), remote).toHaveCount(0);
  }
  const refusal = await release(String(baseURL), 'check', `info@9.${retry}.1`).catch((error: { stderr: string }) => error.stderr);
  expect(refusal).toContain(`info 9.${retry}.1 is refused`);
  expect(refusal).toContain('The fallback stood in its place.');
  await expect(api.move(`info/versions/9.${retry}.1/promote`)).rejects.toThrow('did not pass its check');
  figure('M2', `${BREAKAGES.length + OTHERS.length} broken releases of ${OTHERS.length + 1} remotes: each shows a fallback in its own place alone, and does not pass its check`);
});
