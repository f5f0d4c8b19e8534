import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { complaintsOf } from '../support/console.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { mailTo } from '../support/mail.ts';
import { bearer } from '../support/projects.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@billing', '@mfe-account', '@money'];

const balance = (page: Page): Locator => page.getByTestId('balance').first();
const buy = (page: Page, credits: number): Promise<void> => page.getByRole('button', { name: `Buy Now ${credits} credits` }).click();

/** Buys a package with a card that pays, and comes back to its order. */
const buyCredits = async (page: Page, credits = 150): Promise<void> => {
  await page.goto('/buy-credits');
  await buy(page, credits);
  await new CheckoutPage(page).pay();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
};

const download = async (page: Page, button: Locator): Promise<Download> => {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return file;
};

test('credits are bought, and the balance rises in every open tab; the order page shows the real order @phone @stand-ins', { tag }, async ({ page, context, request }) => {
  const complaints = complaintsOf(page);
  const customer = await aCustomer(request);
  await signIn(page, customer);
  const tabs = { '/billing': await context.newPage(), '/dashboard': await context.newPage() };
  for (const [path, tab] of Object.entries(tabs)) {
    await signIn(tab, customer);
    await tab.goto(path);
  }
  await expect(balance(tabs['/billing'])).toContainText('100');
  await expect(tabs['/dashboard'].getByText('100 credits')).toBeVisible();

  await page.goto('/buy-credits');
  await expectNoViolations(page);
  await buy(page, 150);
  await new CheckoutPage(page).pay();
  await expect(page).toHaveURL(/\/payment-success\?type=credits&session_id=cs_/);
  await expect(page.getByText('Your account has been credited with 150 credits.')).toBeVisible();
  await expect(balance(page)).toContainText('250');
  await expect(page.getByText(/^ORD-\d{4}-\d{6}$/)).toBeVisible();
  await expect(page.getByText(customer.user.email)).toBeVisible();
  await expectNoViolations(page);

  await expect(balance(tabs['/billing'])).toContainText('250');
  await expect(tabs['/billing'].getByText('+150')).toBeVisible();
  await expect(tabs['/dashboard'].getByText('250 credits')).toBeVisible();
  await expectNoViolations(tabs['/billing']);
  expect(complaints).toEqual([]);
});

test('who came because credits ran short is led back, also after leaving the checkout @stand-ins', { tag }, async ({ page, request }) => {
  await signIn(page, await aCustomer(request));
  const refine = '/projects/00000000-0000-4000-8000-000000000001/refine/00000000-0000-4000-8000-000000000002';
  await page.goto(`/buy-credits?return=${encodeURIComponent(refine)}`);
  await buy(page, 50);
  await new CheckoutPage(page).cancel();
  await expect(page).toHaveURL(/\/buy-credits$/);
  await expect(page.getByText('Nothing was charged', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to your logo' })).toHaveAttribute('href', refine);
  await buy(page, 50);
  await new CheckoutPage(page).pay();
  await expect(page.getByRole('link', { name: 'Back to your logo' })).toHaveAttribute('href', refine);
});

test('P6: a declined card changes no balance, and the same checkout can be paid with another @stand-ins', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  await signIn(page, customer);
  await page.goto('/buy-credits');
  await buy(page, 300);
  const checkout = new CheckoutPage(page);
  await checkout.pay('4000 0000 0000 9995');
  await expect(checkout.refusal).toHaveText('Your card has insufficient funds.');
  const profile = await request.get('/api/v1/users/profile', { headers: bearer(customer) });
  expect(await profile.json()).toMatchObject({ credits: 100 });
  await checkout.pay();
  await expect(balance(page)).toContainText('400');
});

test('P6: a bank debit that fails later credits nothing, and the page says so @stand-ins', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  await signIn(page, customer);
  await page.goto('/buy-credits');
  await buy(page, 50);
  await new CheckoutPage(page).payByDebit('000111111116');
  await expect(page.getByRole('heading', { name: 'Your payment is processing' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/payment-failed\?session_id=cs_/);
  await expect(page.getByText(/^It was \$10\.00 for 50 credits, order ORD-/)).toBeVisible();
  expect(await mailTo(request, customer.user.email, /^Your payment for ORD-.* failed$/)).toContain("You haven't been charged");
});

test("P10: a forged address, or another customer's order, claims nothing and changes nothing @stand-ins", { tag }, async ({ page, browser, request }) => {
  const buyer = await browser.newContext();
  const theirs = await buyer.newPage();
  await signIn(theirs, await aCustomer(request));
  await buyCredits(theirs);
  const session = new URL(theirs.url()).searchParams.get('session_id') ?? '';
  await buyer.close();

  const customer = await aCustomer(request);
  await signIn(page, customer);
  for (const query of ['type=credits&amount=1&credits=9999', 'credits=9999&session_id=cs_test_forged', `credits=9999&session_id=${session}`, 'session_id=%3Cscript%3E']) {
    await page.goto(`/payment-success?${query}`);
    await expect(page.getByRole('heading', { name: 'No order to show' }), query).toBeVisible();
    await expect(balance(page)).toContainText('100');
    await expect(page.getByText(/9999|credited/)).toHaveCount(0);
  }
  const profile = await request.get('/api/v1/users/profile', { headers: bearer(customer) });
  expect(await profile.json()).toMatchObject({ credits: 100 });
});

test('billing: the statement is filtered and sorted, the CSV and the invoice open @phone @stand-ins', { tag }, async ({ page, request }, { project }) => {
  const complaints = complaintsOf(page);
  await signIn(page, await aCustomer(request));
  await buyCredits(page);
  await page.goto('/billing');
  await expect(page.getByText('$25.00').first()).toBeVisible();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  if (project.name === 'phone') await page.getByLabel('Sort by').selectOption({ label: 'Oldest first' });
  else await page.getByRole('button', { name: 'Date' }).click();
  await expect(rows.first()).toContainText('Welcome credits');
  await page.getByRole('button', { name: 'Usage' }).click();
  await expect(page.getByText('No transactions found')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(rows).toHaveCount(1);
  await expectNoViolations(page);

  const csv = await download(page, page.getByRole('button', { name: 'Export CSV' }));
  expect(csv.suggestedFilename()).toBe('fifteen-transactions-purchase.csv');
  const [head, line, ...rest] = readFileSync(await csv.path(), 'utf8').trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFTransaction ID,Date,Type,Description,Credits,Amount (USD),Balance,Status,Invoice');
  expect(line).toMatch(/^TXN-\d{4}-\d{6},[^,]+,purchase,150 credits,150,25\.00,250,completed,INV-\d{4}-\d{6}$/);
  expect(rest).toEqual([]);

  const invoice = await download(page, rows.getByRole('button', { name: /^Invoice INV-/ }));
  expect(invoice.suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);
  const text = execFileSync('pdftotext', ['-layout', await invoice.path(), '-'], { encoding: 'utf8' });
  expect(text).toContain(invoice.suggestedFilename().replace('.pdf', ''));
  expect(text).toContain('150 credits');
  expect(text).toMatch(/\$25\.00/);
  expect(complaints).toEqual([]);
});

test('S6: seven tabs over HTTP/1.1 share one stream of the account, and all of them stay usable @stand-ins', { tag }, async ({ context, request }) => {
  const customer = await aCustomer(request);
  let streams = 0;
  context.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/api/v1/users/events') streams += 1;
  });
  const tabs = await Promise.all(Array.from({ length: 7 }, () => context.newPage()));
  for (const tab of tabs) {
    await signIn(tab, customer);
    await tab.goto('/billing');
    await expect(tab.getByText('Welcome credits')).toBeVisible();
  }
  expect(streams).toBe(1);
  const [first, last] = [tabs[0] as Page, tabs[6] as Page];
  await buyCredits(last, 50);
  for (const tab of tabs) await expect(balance(tab)).toContainText('150');
  // The tab that held the stream goes; another takes it up.
  await first.close();
  await buyCredits(last, 50);
  for (const tab of tabs.slice(1)) await expect(balance(tab)).toContainText('200');
});
