import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { complaintsOf } from '../support/console.ts';

/** Version to what the share scope knows of it, by module. */
type Scope = Record<string, Record<string, { loaded?: boolean; from: string }>>;

interface FederationGlobal {
  __FEDERATION__: {
    __INSTANCES__: {
      shareScopeMap: { default: Scope };
      registerShared(shared: Record<string, unknown>): void;
    }[];
  };
}

const loadedVersions = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const [shell] = (globalThis as unknown as FederationGlobal).__FEDERATION__.__INSTANCES__;
    return Object.fromEntries(
      Object.entries(shell?.shareScopeMap.default ?? {}).map(([name, versions]) => [
        name,
        Object.entries(versions).flatMap(([version, { loaded }]) => (loaded ? [version] : [])),
      ]),
    );
  });

const SINGLE = ['react', 'react-dom', 'zustand', '@fifteen/web/router', '@fifteen/web/session', '@fifteen/web/query'];

test('M6: React, react-dom, router, zustand and the session are one instance over several remotes on one page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = await loadedVersions(page);
  for (const name of SINGLE) expect(loaded[name], name).toHaveLength(1);
});

test('M6: a second React that is offered is not taken', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/help');
  await page.evaluate(() => {
    const [shell] = (globalThis as unknown as FederationGlobal).__FEDERATION__.__INSTANCES__;
    const never = () => {
      throw new Error('The second React was loaded');
    };
    shell?.registerShared({
      react: { version: '18.3.1', lib: never, shareConfig: { singleton: true, requiredVersion: '^18.0.0' }, scope: ['default'] },
    });
  });
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  expect((await loadedVersions(page)).react).toEqual([expect.stringMatching(/^19\./)]);
  expect(complaints).toEqual([]);
});
