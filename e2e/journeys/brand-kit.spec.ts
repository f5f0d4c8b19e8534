import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import type { Asset } from '@fifteen/contracts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { complaintsOf } from '../support/console.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { aFinishedProject, bearer } from '../support/projects.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@brand-kit', '@mfe-projects', '@money', '@work'];

const NAME = 'Your brand kit';

/** Chooses the logo and pays for the project with the provider's test card. */
const pay = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/projects/${id}/brand-kit`);
  await page.getByRole('button', { name: 'Unlock for $29' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock for $29' }).click();
  await expect(page).toHaveURL(/\/dev\/stripe\/pay\/cs_/);
  await new CheckoutPage(page).pay();
  await expect(page.getByText('Payment received. This project is yours.')).toBeVisible();
};

test('a kit is paid, ordered, watched, looked at, changed and taken home whole @stand-ins', { tag }, async ({ page, context, request }) => {
  test.setTimeout(300_000);
  const complaints = complaintsOf(page);
  const customer = await aCustomer(request);
  const id = await aFinishedProject(request, customer);
  const headers = bearer(customer);
  const [logo] = (await (await request.get(`/api/v1/projects/${id}/assets?limit=1`, { headers })).json()) as Asset[];
  await request.patch(`/api/v1/projects/${id}`, { headers, data: { selected_asset_id: logo?.id } });
  await signIn(page, customer);
  await pay(page, id);

  await page.goto(`/projects/${id}/brand-kit`);
  await page.getByRole('button', { name: 'Generate Brand Kit' }).dblclick();
  await expect(page).toHaveURL(/\/brand-kit\/progress$/);
  await expect(page.getByRole('progressbar', { name: 'Brand kit' })).toBeVisible();
  await expectNoViolations(page);

  await test.step('left, reloaded and in a second tab, it goes on', async () => {
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'Business cards' }).getByText('Ready')).toBeVisible({ timeout: 60_000 });
    const other = await context.newPage();
    await other.goto(`/projects/${id}/brand-kit`);
    await expect(other.getByText('Brand kit is still generating. Please wait.')).toBeVisible();
    await other.close();
  });
  await expect(page).toHaveURL(/\/brand-kit$/, { timeout: 180_000 });
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(page.getByText('Not Available')).toHaveCount(0);
  await expectNoViolations(page);

  await test.step('the film plays, and lasts 10 seconds', async () => {
    const film = page.locator('video');
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => Math.round(video.duration * 100) / 100)).toBe(10);
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  await test.step('a picture is enlarged by keyboard, and the focus comes back', async () => {
    const picture = page.getByRole('region', { name: 'Social headers' }).getByRole('button', { name: /X, 1500 × 500/ });
    await picture.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 of')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('2 of')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
  });

  await test.step('a name is put on the cards', async () => {
    const cards = page.getByRole('region', { name: 'Business cards' });
    const back = cards.getByRole('img', { name: /Back, light/ });
    const before = await back.getAttribute('src');
    await cards.getByLabel('Name').fill('Ada Quill');
    await cards.getByLabel('Role').fill('Founder');
    await cards.getByRole('button', { name: 'Update my kit' }).click();
    await expect(back).not.toHaveAttribute('src', before ?? '', { timeout: 60_000 });
    await expect(cards.getByRole('progressbar')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Download All' })).toBeVisible({ timeout: 120_000 });
  });

  await test.step('everything comes as one zip that is whole', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download All' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+-brand-kit\.zip$/);
    expect(execFileSync('unzip', ['-tqq', await download.path()]).toString()).toBe('');
    const names = execFileSync('unzip', ['-Z1', await download.path()]).toString();
    for (const name of ['business-cards/us/light-print.pdf', 'ad-film/portrait.mp4', 'social-headers/linkedin.png', 'guidelines/brand-guidelines.pdf', 'icons/favicon.ico']) {
      expect(names).toContain(`/${name}`);
    }
  });
  expect(complaints).toEqual([]);
});

test('Z6: without payment there is no kit, and the page says what it takes @phone', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  const id = await aFinishedProject(request, customer);
  await signIn(page, customer);
  await page.goto(`/projects/${id}/brand-kit`);
  await expect(page.getByText('Not Available')).toHaveCount(7);
  await expectNoViolations(page);
  await page.goto(`/projects/${id}/brand-kit/progress`);
  await expect(page.getByText('No kit is being made')).toBeVisible();
  await expectNoViolations(page);
  const headers = bearer(customer);
  const [logo] = (await (await request.get(`/api/v1/projects/${id}/assets?limit=1`, { headers })).json()) as Asset[];
  const forced = await request.post('/api/v1/brand-kit/purchase', { headers, data: { selected_asset_id: logo?.id, payment_reference: 'pi_paid' } });
  expect(forced.status()).toBe(402);
});
