import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { complaintsOf } from '../support/console.ts';
import { test } from '../support/test.ts';
import { wake } from '../support/wake.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@single-instances', '@mfe-marketing', '@mfe-auth', '@mfe-info', '@release'];

/** Version to what the share scope knows of it, by module. */
type Scope = Record<string, Record<string, { loaded?: boolean; from: string }>>;

interface FederationGlobal {
  __FEDERATION__: {
    __INSTANCES__: {
      shareScopeMap: { default: Scope };
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

const offeredVersions = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((shared) => {
    const [shell] = (globalThis as unknown as FederationGlobal).__FEDERATION__.__INSTANCES__;
    return Object.keys(shell?.shareScopeMap.default[shared] ?? {});
  }, name);

const SINGLE = ['react', 'react-dom', 'zustand', '@fifteen/web/router', '@fifteen/web/session', '@fifteen/web/query'];

test('M6: React, react-dom, router, zustand and the session are one instance over several remotes on one page', { tag }, async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = await loadedVersions(page);
  for (const name of SINGLE) expect(loaded[name], name).toHaveLength(1);
});

test('M6: other versions of React that are offered are not taken', { tag }, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/help');
  await wake(page);
  // As another remote does in its init: an older version, and a newer one that every remote would accept.
  await page.evaluate(() => {
    const [shell] = (globalThis as unknown as FederationGlobal).__FEDERATION__.__INSTANCES__;
    const provided = shell?.shareScopeMap.default['react'];
    for (const version of ['18.3.1', '19.99.0']) {
      Object.assign(provided ?? {}, {
        [version]: {
          version,
          from: 'another',
          loaded: false,
          useIn: [],
          deps: [],
          scope: ['default'],
          strategy: 'loaded-first',
          shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: false },
          get: () => Promise.reject(new Error('Another React was loaded')),
        },
      });
    }
  });
  expect(await offeredVersions(page, 'react')).toEqual(expect.arrayContaining(['18.3.1', '19.99.0']));
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  expect((await loadedVersions(page)).react).toEqual([expect.stringMatching(/^19\./)]);
  expect(complaints).toEqual([]);
});
