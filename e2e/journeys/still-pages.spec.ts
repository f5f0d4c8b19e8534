import { expect, test, type Page } from '@playwright/test';
import { complaintsOf } from '../support/console.ts';
import { wake } from '../support/wake.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@still-pages', '@mfe-info'];

/** Keeps the shell back until it is let go, as a slow line does. */
const holdShell = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route('**/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

test('a page to read asks for no code before it is there, and for all of it at the first move', { tag }, async ({ page }) => {
  const complaints = complaintsOf(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/knowledge-base', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await wake(page);
  expect(scripts.some((url) => url.includes('/main.'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('what was typed and pressed before the code of a page came is done when it comes', { tag }, async ({ page }) => {
  const complaints = complaintsOf(page);
  const letGo = await holdShell(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('refund');
  await page.getByRole('button', { name: 'Menu' }).click();
  letGo();
  await expect(page.getByRole('heading', { name: 'From the knowledge base', includeHidden: true })).toBeAttached();
  await expect(page.getByRole('searchbox', { name: 'Search help' })).toHaveValue('refund');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  expect(complaints).toEqual([]);
});

test('code runs at once for somebody who may be signed in', { tag }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('access_token', 'of-another-day'));
  await page.goto('/terms');
  await page.waitForFunction(() => !(Symbol.for('fifteen.early') in globalThis));
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});
