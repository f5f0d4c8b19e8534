import { brokenRelease } from '@fifteen/tooling/jest/changed-releases.mjs';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect, test } from '@playwright/test';
import { publishFolder, release } from '../support/releases.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@broken-releases', '@mfe-info'];

/** What only a browser can tell. The rest is refused without one: checks.test.ts. */
const BREAKAGES = ['import', 'render', 'effect', 'hidden contract'];

test('M2: a release that throws at import, render or effect, or hides its contract: refused, and contained for who has it @own-data', { tag }, async ({ page, context, baseURL }) => {
  for (const [i, breakage] of BREAKAGES.entries()) {
    const version = `9.0.${i}`;
    await publishFolder(String(baseURL), 'info', version, brokenRelease('info', breakage));
    await context.addCookies([{ name: 'mfe_versions', value: `info@${version}`, url: String(baseURL) }]);
    await page.goto('/help');
    await expect(page.getByRole('alert'), breakage).toContainText('This page did not load');
    await page.getByRole('link', { name: 'Login' }).first().click();
    await expect(page.getByRole('heading', { level: 1 }), breakage).toHaveText('Welcome back');
  }
  const refusal = await release(String(baseURL), 'check', 'info@9.0.1').catch((error: { stderr: string }) => error.stderr);
  expect(refusal).toContain('info 9.0.1 is refused');
  expect(refusal).toContain('The fallback stood in its place.');
  await expect(release(String(baseURL), 'promote', 'info@9.0.1')).rejects.toThrow('did not pass its check');
  figure('M2', `${BREAKAGES.length} broken releases: each shows a fallback in its own place alone, and does not pass its check`);
});
