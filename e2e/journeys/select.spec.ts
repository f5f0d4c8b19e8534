import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { aFinishedProject } from '../support/projects.ts';
import { SelectPage } from '../pages/select-page.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@select', '@mfe-projects', '@work'];

test('by keyboard: choose, keep a favorite, see it in use, compare two; all of it survives a reload', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  const project = await aFinishedProject(request, customer);
  await signIn(page, customer);
  await page.goto(`/projects/${project}/select`);
  const select = new SelectPage(page);
  await select.showAll();
  await expect(select.concepts).toHaveCount(15);
  await select.concepts.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Favorites (1)' })).toBeVisible();

  const panel = page.getByRole('complementary', { name: 'Preview' });
  for (const [name, seen] of [
    ['Black', /on black$/],
    ['Business card', /on a business card$/],
    ['T-shirt', /on a t-shirt$/],
  ] as const) {
    await panel.getByRole('radio', { name }).press('Space');
    const picture = panel.getByRole('img', { name: seen });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  }

  await select.concepts.first().focus();
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Side by side' });
  await expect(dialog.getByRole('article')).toHaveCount(2);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(select.concepts.nth(1)).toBeChecked();

  await page.getByRole('button', { name: 'Choose this logo' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Favorites (1)' })).toBeVisible();
  await select.showAll();
  await expect(select.concepts.nth(1)).toBeChecked();
});

test('a project that is not there says so without telling why', { tag }, async ({ page, request }) => {
  await signIn(page, await aCustomer(request));
  await page.goto('/projects/00000000-0000-4000-8000-000000000000/select');
  await expect(page.getByRole('heading', { level: 1, name: 'Failed to fetch project' })).toBeVisible();
});
