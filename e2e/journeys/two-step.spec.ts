import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { SignedIn } from '@fifteen/contracts';
import { AccountPage } from '../pages/account-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { codeOf } from '../support/authenticator-app.ts';
import { aVerifiedCustomer, PASSWORD, signIn } from '../support/customers.ts';
import { mailTo } from '../support/mail.ts';
import { test } from '../support/test.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@two-step', '@mfe-auth', '@mfe-account', '@access'];

/** Turns two-step sign-in on by hand. Gives the key that the page shows, and the codes of the file that it downloads. */
const turnOn = async (page: Page): Promise<{ secret: string; codes: string[] }> => {
  await new AccountPage(page).openSettings();
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectNoViolations(page);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code from your app').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('That code is not right.')).toBeVisible();
  await dialog.getByLabel('Code from your app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expectNoViolations(page);
  const codes = readFileSync(await (await download).path(), 'utf8').match(/^\w{4}(-\w{4}){3}$/gm) ?? [];
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I saved my codes' }).click();
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
  return { secret, codes };
};

const settingsOf = async (page: Page, request: APIRequestContext): Promise<SignedIn> => {
  const customer = await aVerifiedCustomer(request);
  await signIn(page, customer);
  return customer;
};

const logOut = async (page: Page): Promise<void> => {
  await page.goto('/account');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
};

test('two-step sign-in is turned on, asked for at the login, helped out by a recovery code and turned off @phone @stand-ins', { tag }, async ({ page, request }) => {
  const { user } = await settingsOf(page, request);
  const { secret, codes } = await turnOn(page);
  await mailTo(request, user.email, 'Two-step sign-in is on');

  await logOut(page);
  await page.goto('/billing');
  await expect(page).toHaveURL(/\/login$/);
  await new LoginPage(page).logIn(user.email, PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
  await expectNoViolations(page);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  // The code that turned it on is used up; the next one is good already.
  await page.getByLabel('Code from your app').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/billing$/);

  await logOut(page);
  await page.goto('/login');
  await new LoginPage(page).logIn(user.email, PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill('aaaa-aaaa-aaaa-aaaa');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('not one of your recovery codes');
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/$/);
  await mailTo(request, user.email, 'A recovery code was used');

  await new AccountPage(page).openSettings();
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Code from your app').fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on two-step sign-in' })).toBeVisible();
  await logOut(page);
  await page.goto('/login');
  await new LoginPage(page).logIn(user.email, PASSWORD);
  await expect(page).toHaveURL(/\/$/);
});

test('a passkey is added, signs in without a name or a password, is renamed and removed @phone @stand-ins', { tag }, async ({ page, request }) => {
  const device = await addAuthenticator(page);
  const { user } = await settingsOf(page, request);
  const account = new AccountPage(page);
  await account.openSettings();
  await account.addPasskey('Work laptop', PASSWORD);
  await expect(page.getByText('Work laptop is added.')).toBeVisible();
  await expectNoViolations(page);
  expect(await device.credentials()).toHaveLength(1);
  await mailTo(request, user.email, 'A passkey was added');

  // Suggestions would answer by themselves with a device that is always there.
  await device.setPresent(false);
  await logOut(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await expectNoViolations(page);
  await device.setPresent(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/$/);

  await account.openSettings();
  await expect(page.getByText('Signed in with a passkey').first()).toBeVisible();
  await page.getByRole('button', { name: 'Rename Work laptop' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Old laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('Old laptop is removed.')).toBeVisible();

  await device.setPresent(false);
  await logOut(page);
  await page.goto('/login');
  await device.setPresent(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey could not sign you in');
});

test('a passkey takes the place of password and code; among the suggestions of the email field it needs no button @stand-ins', { tag }, async ({ page, request }) => {
  const device = await addAuthenticator(page);
  await settingsOf(page, request);
  const { secret } = await turnOn(page);
  await new AccountPage(page).addPasskey('Phone', PASSWORD, codeOf(secret, 1));
  await expect(page.getByText('Phone is added.')).toBeVisible();
  await logOut(page);
  // The device answers as soon as the page offers it.
  await page.goto('/login');
  await expect(page).toHaveURL(/\/$/);
  expect((await device.credentials())[0]?.signCount).toBeGreaterThan(0);
});

test('a passkey of a device whose lock its owner does not open signs nobody in, and the page says so @stand-ins', { tag }, async ({ page, request }) => {
  const device = await addAuthenticator(page);
  await settingsOf(page, request);
  const account = new AccountPage(page);
  await account.openSettings();
  await account.addPasskey('Found phone', PASSWORD);
  await expect(page.getByText('Found phone is added.')).toBeVisible();
  await device.setVerified(false);
  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('That passkey wasn’t used.');
  await expect(page).toHaveURL(/\/login$/);
});
