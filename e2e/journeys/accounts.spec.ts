import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect } from '@playwright/test';
import { AccountPage } from '../pages/account-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SignupPage } from '../pages/signup-page.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { aCustomer, anEmail, PASSWORD, signIn } from '../support/customers.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@accounts', '@mfe-auth', '@mfe-account', '@access'];

const NEW = 'another-harbour-43';

test('a lost password is reset through the e-mail, and the old one is dead @phone @stand-ins', { tag }, async ({ page, request }) => {
  const { user } = await aCustomer(request);
  await page.goto('/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await expectNoViolations(page);

  await page.goto(linkIn(await mailTo(request, user.email, 'Set a new password')));
  await expect(page).toHaveURL(/\/reset-password$/);
  await expectNoViolations(page);
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm password').fill(NEW);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/login$/);

  const login = new LoginPage(page);
  await login.logIn(user.email, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText(/Invalid email or password/);
  await login.logIn(user.email, NEW);
  await expect(page).toHaveURL(/\/$/);
  await mailTo(request, user.email, 'Your password was changed');
});

test('the welcome mail confirms the address @stand-ins', { tag }, async ({ page, request }) => {
  const email = anEmail();
  await page.goto('/signup');
  await new SignupPage(page).signUp({ email, password: PASSWORD });
  await expect(page).toHaveURL(/\/$/);
  await page.goto(linkIn(await mailTo(request, email, 'Confirm your email address')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed');
  await expectNoViolations(page);
  await new AccountPage(page).openSettings();
  await expect(page.getByText('isn’t confirmed yet')).toBeHidden();
});

test('Google signs in, brings back to the page that was asked for, and a fresh sign-in deletes the account @stand-ins', { tag }, async ({ page }) => {
  const email = anEmail();
  await page.goto('/account?tab=settings');
  await expect(page).toHaveURL(/\/login$/);
  await new LoginPage(page).continueWithGoogle(email);
  await expect(page).toHaveURL(/\/account\?tab=settings$/);
  await expect(page.getByText('Email me a link')).toBeVisible();
  await new AccountPage(page).deleteAccount(email);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a canceled Google sign-in says so and returns to the login @stand-ins', { tag }, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Failed');
  await expect(page.getByRole('alert')).toHaveText('The sign-in was canceled.');
  await expect(page).toHaveURL(/\/login$/);
});

test('name, password and devices are changed in the account; everything says that it worked @phone', { tag }, async ({ page, browser, request }) => {
  const customer = await aCustomer(request);
  await signIn(page, customer);
  await page.goto('/account');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/login');
  await new LoginPage(elsewhere).logIn(customer.user.email, PASSWORD);
  await expect(elsewhere).toHaveURL(/\/$/);

  const account = new AccountPage(page);
  await account.openSettings();
  await expectNoViolations(page);
  await account.changePassword('not the password', NEW);
  await expect(page.getByText('The password is not right')).toBeVisible();
  await account.changePassword(PASSWORD, NEW);
  await expect(account.toast('Your password is changed. All other devices are signed out.')).toBeVisible();
  await elsewhere.goto('/dashboard');
  await expect(elsewhere).toHaveURL(/\/login$/);
  await elsewhere.context().close();
});

test('Z5: deleting asks for address and password, downloads the data before, and nothing of the account is left @stand-ins', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  await signIn(page, customer);
  const account = new AccountPage(page);
  await account.openSettings();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('fifteen-my-data.zip');
  await account.deleteAccount('someone.else@example.test', PASSWORD);
  await expect(page.getByText('Please type the email of this account')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await account.deleteAccount(customer.user.email, PASSWORD);
  await expect(page).toHaveURL(/\/$/);
  await mailTo(request, customer.user.email, 'Your account is deleted');
  const login = await request.post('/api/v1/auth/login', { data: { email: customer.user.email, password: PASSWORD } });
  expect(login.status()).toBe(401);
});

test('A2: five tabs that wake together refresh once and stay signed in; signing out in one signs out all', { tag }, async ({ page, context, request }) => {
  // An access token that the server refuses, as after a night: every tab finds out at the same moment.
  await signIn(page, { ...(await aCustomer(request)), access_token: 'x.y.z' });
  await page.goto('/readyz');
  const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))];
  let refreshes = 0;
  context.on('request', (sent) => {
    if (sent.url().endsWith('/auth/oauth/refresh')) refreshes += 1;
  });
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')));
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toContainText('Welcome');
  expect(refreshes).toBe(1);
  const signedOut = tabs.filter((tab) => new URL(tab.url()).pathname !== '/dashboard');
  expect(signedOut).toEqual([]);
  figure('A2', `${tabs.length} tabs in a browser wake together: ${refreshes} refresh, ${signedOut.length} signed out`);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  for (const tab of tabs.slice(1)) await expect(tab).toHaveURL(/\/(login)?$/);
});

test('A13: a machine that slept past the end of its token comes back to the page, and never sees the login', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  await signIn(page, customer);
  await page.goto('/account?tab=settings');
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  const seen: string[] = [];
  page.on('framenavigated', (frame) => void seen.push(new URL(frame.url()).pathname));

  // The server is away at first, then the token is refused, then a fresh one comes.
  let refreshes = 0;
  await page.route('**/auth/oauth/refresh', (route) => {
    refreshes += 1;
    return refreshes === 1 ? route.fulfill({ status: 500, body: '' }) : route.continue();
  });
  await page.evaluate(() => localStorage.setItem('access_token', 'x.y.z'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  expect(seen).not.toContain('/login');
  expect(refreshes).toBe(2);
  figure('A13', `in a browser, a token that has run out and ${refreshes} refreshes, the first of which failed: ${seen.filter((path) => path === '/login').length} flashes of the login`);
});

test('the account is kept by keyboard alone, and the focus is never lost', { tag }, async ({ page, browser, request }) => {
  const customer = await aCustomer(request);
  await signIn(page, customer);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('Email').focus();
  await elsewhere.keyboard.type(customer.user.email);
  await elsewhere.keyboard.press('Tab');
  await elsewhere.keyboard.type(PASSWORD);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL(/\/$/);
  await elsewhere.context().close();

  await new AccountPage(page).openSettings();
  await page.getByRole('button', { name: /^Sign out Chrom/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText('is signed out.');
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();

  const opener = page.getByRole('button', { name: 'Delete Account' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email of this account').focus();
  await page.keyboard.type(customer.user.email);
  await dialog.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  // The answer first: what is typed before it comes is sent nowhere.
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('The password is not right');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText('Your account is deleted.');
});
