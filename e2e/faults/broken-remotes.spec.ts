import { expect, test } from '@playwright/test';
import type { Breakage } from '../support/broken-remotes.ts';
import { releaseBroken } from '../support/broken-remotes.ts';

const BREAKAGES: Breakage[] = ['import', 'render', 'effect'];

for (const breakage of BREAKAGES) {
  test(`M2: a remote that throws at ${breakage}: only its own place shows a fallback`, async ({ page }) => {
    await releaseBroken(page, breakage);
    await page.goto('/help');
    await expect(page.getByRole('alert')).toContainText('This page did not load');
    await page.getByRole('link', { name: 'Login' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  });
}
