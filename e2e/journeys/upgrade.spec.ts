import { expect, type Page } from '@playwright/test';
import type { Asset, Order } from '@fifteen/contracts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { complaintsOf } from '../support/console.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { mailTo } from '../support/mail.ts';
import { aFinishedProject, bearer } from '../support/projects.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@upgrade', '@mfe-projects', '@mfe-account', '@money'];

const unlock = (page: Page) => page.getByRole('button', { name: 'Unlock for $29' });
const previews = (page: Page) => page.getByText('These are previews.');
const received = (page: Page) => page.getByText('Payment received. This project is yours.');

/** At the checkout of the customer's project, by the banner of the select page. */
const toCheckout = async (page: Page, id: string): Promise<CheckoutPage> => {
  await page.goto(`/projects/${id}/select`);
  await page.getByRole('button', { name: 'See what you get' }).click();
  await unlock(page).click();
  await expect(page).toHaveURL(/\/dev\/stripe\/pay\/cs_/);
  return new CheckoutPage(page);
};

test('an upgrade is paid: the watermarks go, here and in another tab, and the invoice comes by mail @phone @stand-ins', { tag }, async ({ page, context, request }) => {
  const complaints = complaintsOf(page);
  const customer = await aCustomer(request);
  const id = await aFinishedProject(request, customer);
  await signIn(page, customer);
  const other = await context.newPage();
  await signIn(other, customer);
  await other.goto(`/projects/${id}/select`);
  await expect(previews(other)).toBeVisible();

  const checkout = await toCheckout(page, id);
  await checkout.pay();
  await expect(page).toHaveURL(new RegExp(`/projects/${id}/select$`));
  await expect(received(page)).toBeVisible();
  await expect(previews(page)).toBeHidden();
  await expect(page.getByText('PREVIEW')).toHaveCount(0);
  await expect(previews(other)).toBeHidden();
  await expectNoViolations(page);
  expect(await page.evaluate(() => localStorage.getItem('upgrading_project_id'))).toBeNull();

  const answer = await request.get(`/api/v1/projects/${id}/assets?limit=1`, { headers: bearer(customer) });
  expect(((await answer.json()) as Asset[])[0]?.is_watermarked).toBe(false);
  const orders = await request.get('/api/v1/billing/orders', { headers: bearer(customer) });
  const [order] = (await orders.json()) as Order[];
  expect(await mailTo(request, customer.user.email, `Your order ${order?.number}`)).toContain('$29');
  expect(complaints).toEqual([]);
});

test('P6: a declined card pays nothing; another one after it does @stand-ins', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  const id = await aFinishedProject(request, customer);
  await signIn(page, customer);
  const checkout = await toCheckout(page, id);
  await checkout.pay('4000 0000 0000 0002');
  await expect(checkout.refusal).toHaveText('Your card was declined.');
  const status = await request.get(`/api/v1/projects/${id}/payment-status`, { headers: bearer(customer) });
  expect(await status.json()).toEqual({ is_paid: false });
  await checkout.pay('4000 0025 0000 3155');
  await checkout.confirmWithBank();
  await expect(received(page)).toBeVisible();
});

test('leaving a checkout is acknowledged politely, and is the same one when it is opened again @stand-ins', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  const id = await aFinishedProject(request, customer);
  await signIn(page, customer);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const checkout = await toCheckout(page, id);
  const address = page.url();
  await checkout.cancel();
  await expect(page).toHaveURL(new RegExp(`/projects/${id}/select$`));
  await expect(page.getByText('Nothing was charged', { exact: true })).toBeVisible();
  await expect(previews(page)).toBeVisible();
  expect(logged).toContain('Payment canceled');
  await toCheckout(page, id);
  expect(page.url()).toBe(address);
});

test('P6: a delayed payment opens the project when it arrives, not before @stand-ins', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  const id = await aFinishedProject(request, customer);
  await signIn(page, customer);
  const checkout = await toCheckout(page, id);
  await checkout.payByDebit('000123456789');
  await expect(page.getByText('Confirming your payment')).toBeVisible();
  await expect(received(page)).toBeHidden();
  await expect(received(page)).toBeVisible({ timeout: 60_000 });
});

test('the button of the upgrade starts one checkout however often it is pressed', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  const id = await aFinishedProject(request, customer);
  await signIn(page, customer);
  let purchases = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/purchase')) purchases += 1;
  });
  await page.goto(`/projects/${id}/select`);
  await page.getByRole('button', { name: 'See what you get' }).click();
  await unlock(page).evaluate((button: HTMLElement) => {
    for (let i = 0; i < 5; i += 1) button.click();
  });
  await expect(page).toHaveURL(/\/dev\/stripe\/pay\//);
  expect(purchases).toBe(1);
});
