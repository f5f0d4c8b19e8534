import { expect } from '@playwright/test';
import { complaintsOf } from '../support/console.ts';
import { holdCode } from '../support/held-code.ts';
import { test } from '../support/test.ts';
import { wake } from '../support/wake.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@still-pages', '@mfe-info', '@pages'];

test('a page to read asks for no code before it is there, for all of it at the first move, and for no styles at all', { tag }, async ({ page }) => {
  const complaints = complaintsOf(page);
  const scripts: string[] = [];
  const styles: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  page.on('request', (request) => request.url().endsWith('.css') && styles.push(request.url()));
  await page.goto('/knowledge-base', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await wake(page);
  expect(scripts.some((url) => url.includes('/main.'))).toBe(true);
  expect(styles).toEqual([]);
  expect(complaints).toEqual([]);
});

test('what was typed and pressed before the code of a page came is done when it comes', { tag }, async ({ page }) => {
  const complaints = complaintsOf(page);
  const letGo = await holdCode(page);
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

test('a page stays where its reader has scrolled it when its code comes', { tag }, async ({ page }) => {
  await page.goto('/terms');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await wake(page);
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test('code runs at once for somebody who may be signed in', { tag }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('access_token', 'of-another-day'));
  await page.goto('/terms');
  await page.waitForFunction(() => !(Symbol.for('fifteen.early') in globalThis));
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});

test.describe('without scripts', { tag }, () => {
  test.use({ javaScriptEnabled: false });

  test('the styles of single elements look as they do with them, under a policy without exceptions', async ({ page }) => {
    const complaints = complaintsOf(page);
    const answer = await page.goto('/');
    expect(answer?.headers()['content-security-policy']).not.toMatch(/unsafe|style-src-attr/);
    const differences = await page.evaluate(() => {
      const valuesOf = (node: HTMLElement, names: readonly string[]): string[] => {
        const computed = getComputedStyle(node);
        return names.map((name) => `${name}: ${computed.getPropertyValue(name)}`);
      };
      const nodes = [...document.querySelectorAll<HTMLElement>('[data-style]')];
      const compared = nodes.flatMap((node) => {
        const names = (node.dataset.style ?? '').split(';').map((part) => part.split(':')[0]?.trim() ?? '');
        const before = valuesOf(node, names);
        node.style.cssText = node.dataset.style ?? '';
        return valuesOf(node, names).map((now, at) => [before[at], now]);
      });
      return { nodes: nodes.length, differing: compared.filter(([before, now]) => before !== now) };
    });
    expect(differences.nodes).toBeGreaterThan(50);
    expect(differences.differing).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
