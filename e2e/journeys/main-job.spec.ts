import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { complaintsOf } from '../support/console.ts';
import { anEmail, PASSWORD } from '../support/customers.ts';
import { TasteTestPage } from '../pages/taste-test-page.ts';
import { SignupPage } from '../pages/signup-page.ts';
import { SelectPage } from '../pages/select-page.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@main-job', '@mfe-auth', '@mfe-projects', '@access', '@work'];

test('a visitor signs up, takes the taste test, watches 15 concepts arrive and selects one @phone', { tag }, async ({ page }) => {
  const complaints = complaintsOf(page);

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await new SignupPage(page).signUp({ name: 'Ada Byron', email: anEmail(), password: PASSWORD });
  await expect(page).toHaveURL(/\/$/);

  const taste = new TasteTestPage(page);
  await taste.open();
  await expectNoViolations(page);
  await taste.answerAll({ company: 'Northwind Coffee', industry: 'Coffee roasters' });
  await taste.generate();

  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}\/select/, { timeout: 90_000 });

  await page.goBack();
  await expect(page, 'the test is over: Back goes past it').toHaveURL(/\/projects$/);
  await page.getByRole('link', { name: 'Northwind Coffee', exact: true }).click();
  await expect(page).toHaveURL(/\/select$/);

  const select = new SelectPage(page);
  await select.showAll();
  await expect(select.concepts).toHaveCount(15);
  await expect(select.refine).toBeDisabled();
  await select.choose(3);
  await expect(select.refine).toBeEnabled();
  await expectNoViolations(page);

  const analytics = page.waitForRequest('**/api/v1/analytics/event');
  await select.refine.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await analytics).postDataJSON()).toMatchObject({ event_type: 'upgrade_modal_shown' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.reload();
  await select.showAll();
  await expect(select.chosen).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('the draft of the taste test survives a reload and a sign-in on the way', { tag }, async ({ page }) => {
  const email = anEmail();
  await page.goto('/signup');
  await new SignupPage(page).signUp({ email, password: PASSWORD });
  await expect(page).toHaveURL(/\/$/);
  const taste = new TasteTestPage(page);
  await taste.open();
  await taste.chooseVibes(3);
  await taste.next();
  await page.reload();
  await taste.expectStep(2);
  await taste.chooseSample(1);
  await taste.next();

  await page.evaluate(() => {
    localStorage.removeItem('access_token');
    localStorage.removeItem('refresh_token');
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: false }).first().click();
  await expect(page).toHaveURL(/\/projects\/new/);
  await taste.expectStep(3);
});
