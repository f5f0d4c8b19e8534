import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { SelectPage } from '../pages/select-page.ts';
import { SignupPage } from '../pages/signup-page.ts';
import { TasteTestPage } from '../pages/taste-test-page.ts';
import { anEmail, PASSWORD } from '../support/customers.ts';
import { countSteps, pressesTo, type Stretch } from './steps.ts';

const BUSINESSES = [
  { company: 'Marlow Vets', industry: 'Veterinary clinic' },
  { company: 'Osteria Nonna Pia', industry: 'Italian restaurant' },
  { company: 'Kestrel Cycles', industry: 'Bicycle workshop' },
];
/** Where an owner of a kit may be, by what comes before or after the project's id. */
const ANYWHERE = ['/', '/dashboard', '/projects', '/account', '/billing', '/buy-credits', '/help', '/contact', '/status'];
const MOST_PRESSES = 2;

const walks: { company: string; toLoved: Stretch; toDownload: Stretch; presses: Record<string, number> }[] = [];

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

for (const business of BUSINESSES) {
  test(`${business.company}: from the landing page to a downloaded kit`, async ({ page }) => {
    const { stretch } = await countSteps(page);
    const toLovedEnd = await test.step('to the first concept that is loved', async () => {
      await page.goto('/');
      const end = stretch();
      await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
      await new SignupPage(page).signUp({ name: 'Ada Byron', email: anEmail(), password: PASSWORD });
      await expect(page).toHaveURL(/\/$/);
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await page.locator('a[href="/projects/new"]:visible').first().click();
      const taste = new TasteTestPage(page);
      await taste.answerAll(business);
      await taste.generate();
      await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}\/select/, { timeout: 120_000 });
      await new SelectPage(page).choose(0);
      return end;
    });
    const toLoved = toLovedEnd();
    const [, id = ''] = /\/projects\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
    const kit = `/projects/${id}/brand-kit`;

    await page.getByRole('button', { name: 'See what you get' }).click();
    await page.getByRole('button', { name: 'Unlock for $29' }).click();
    await expect(page).toHaveURL(/\/dev\/stripe\/pay\/cs_/);
    await new CheckoutPage(page).pay();
    const toDownloadEnd = stretch();
    await expect(page.getByText('Payment received. This project is yours.')).toBeVisible();
    await page.locator(`a[href="${kit}"]:visible, button:visible:has-text("Get the kit"), button:visible:has-text("Generate Brand Kit"), button:visible:has-text("Make")`).first().click();
    const start = page.getByRole('button', { name: 'Generate Brand Kit' });
    const download = page.getByRole('link', { name: /^Download / }).first();
    await expect(start.or(download).or(page.getByRole('progressbar')).first()).toBeVisible();
    if (await start.isVisible()) await start.click();
    const coming = page.waitForEvent('download', { timeout: 300_000 });
    await download.click({ timeout: 300_000 });
    await coming;
    const toDownload = toDownloadEnd();

    // While it is made, links lead to its progress.
    await page.goto(kit);
    await expect(page.getByRole('link', { name: 'Download All' })).toBeVisible({ timeout: 300_000 });
    const presses: Record<string, number> = {};
    const linked = new Map<string, ReadonlySet<string>>();
    for (const from of [...ANYWHERE, `/projects/${id}/select`]) presses[from.replace(id, ':id')] = await pressesTo(page, from, kit, linked);
    walks.push({ company: business.company, toLoved, toDownload, presses });
    expect(Math.max(...Object.values(presses)), JSON.stringify(presses)).toBeLessThanOrEqual(MOST_PRESSES);
  });
}

test.afterAll(() => {
  const row = (name: string, pick: (walk: (typeof walks)[number]) => Stretch): string => {
    const of = walks.map(pick);
    return `${name.padEnd(44)}${String(median(of.map(({ seconds }) => seconds))).padStart(8)} s${String(median(of.map(({ steps }) => steps))).padStart(6)} steps`;
  };
  const presses = walks.map((walk) => Math.max(...Object.values(walk.presses)));
  process.stdout.write(
    [
      `\nMedians of ${walks.length} walks; a program's hands, so the time is the product's`,
      row('from the landing page to a chosen concept', ({ toLoved }) => toLoved),
      row('from the payment to the first download', ({ toDownload }) => toDownload),
      `${'presses to the kit, at most'.padEnd(44)}${String(Math.max(...presses)).padStart(8)}\n`,
    ].join('\n'),
  );
  if (process.env.BENCH_JSON) writeFileSync(process.env.BENCH_JSON, `${JSON.stringify(walks, null, 2)}\n`);
});
