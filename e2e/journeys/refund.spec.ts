import { execFileSync } from 'node:child_process';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Asset, Order, SignedIn } from '@fifteen/contracts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { mailTo } from '../support/mail.ts';
import { operate } from '../support/operator.ts';
import { aFinishedProject, bearer } from '../support/projects.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@refund', '@mfe-account', '@money'];

/** Pays for the project with the test card; gives the order. */
const paidOrder = async (page: Page, request: APIRequestContext, customer: SignedIn, id: string): Promise<Order> => {
  const headers = bearer(customer);
  const purchase = await request.post(`/api/v1/projects/${id}/purchase`, { headers });
  await page.goto(((await purchase.json()) as { checkout_url: string }).checkout_url);
  await new CheckoutPage(page).pay();
  await expect(page.getByText('Payment received. This project is yours.')).toBeVisible();
  const [order] = (await (await request.get('/api/v1/billing/orders', { headers })).json()) as Order[];
  if (!order) throw new Error('There is no order.');
  return order;
};

/** What the bank does, at the stand-in's own page. */
const atTheBank = async (page: Page, order: Order, act: string): Promise<void> => {
  await page.goto('/dev/stripe');
  await page.getByRole('row').filter({ hasText: order.number }).getByRole('button', { name: act, exact: true }).click();
};

interface Bought {
  readonly customer: SignedIn;
  readonly id: string;
  readonly order: Order;
  /** What a clean file of the project answers now. */
  readonly answerOfFile: () => Promise<number>;
}

const aBoughtProject = async (page: Page, request: APIRequestContext): Promise<Bought> => {
  const customer = await aCustomer(request);
  const id = await aFinishedProject(request, customer);
  await signIn(page, customer);
  const order = await paidOrder(page, request, customer, id);
  const assets = await request.get(`/api/v1/projects/${id}/assets?limit=1`, { headers: bearer(customer) });
  const [asset] = (await assets.json()) as Asset[];
  const answerOfFile = async (): Promise<number> => (await request.get(asset?.asset_url ?? '')).status();
  expect(await answerOfFile()).toBe(200);
  return { customer, id, order, answerOfFile };
};

const ordersOn = (page: Page) => page.getByRole('region', { name: 'Order History' });

test('Z4: a disputed payment closes the files; where the shop wins they open again @stand-ins', { tag }, async ({ page, request }) => {
  const { customer, order, answerOfFile } = await aBoughtProject(page, request);
  await atTheBank(page, order, 'Dispute');
  await expect.poll(answerOfFile).toBe(403);
  await page.goto('/account?tab=billing');
  await expect(ordersOn(page).getByText('Disputed', { exact: true })).toBeVisible();
  await expect(ordersOn(page).getByText('Your bank is deciding.', { exact: false })).toBeVisible();
  await mailTo(request, customer.user.email, `A dispute about ${order.number}`);
  await atTheBank(page, order, 'The shop wins');
  await expect.poll(answerOfFile).toBe(200);
  await mailTo(request, customer.user.email, `The dispute about ${order.number} is over`);
});

test('Z4: a refund is asked for in the account and given by the operator; the files close, the credit note is there @own-data', { tag }, async ({
  page,
  request,
}) => {
  const { customer, id, order, answerOfFile } = await aBoughtProject(page, request);
  const orders = ordersOn(page);

  await test.step('the customer asks', async () => {
    await page.goto('/account?tab=billing');
    await orders.getByRole('button', { name: /^Request refund/ }).click();
    const dialog = page.getByRole('dialog');
    await expectNoViolations(page);
    await dialog.getByLabel('What went wrong?').fill('We have changed our name.');
    await dialog.getByRole('button', { name: 'Request refund' }).click();
    await expect(page.getByText('Refund requested.', { exact: false })).toBeVisible();
    await expect(orders.getByText('Refund requested')).toBeVisible();
    expect(await answerOfFile()).toBe(200);
    await mailTo(request, customer.user.email, `You asked for a refund of ${order.number}`);
    expect(await operate('refunds')).toContain(`${order.number}  $29.00  We have changed our name.`);
  });

  await test.step('the operator gives it', async () => {
    expect(await operate('refund', order.number)).toContain(`$29.00 given back for ${order.number}`);
    const answer = await answerOfFile();
    expect(answer).toBe(403);
    await page.goto('/account?tab=billing');
    await expect(orders.getByText('Refunded', { exact: true })).toBeVisible();
    await expectNoViolations(page);
    const [file] = await Promise.all([page.waitForEvent('download'), orders.getByRole('button', { name: /^Credit note/ }).click()]);
    expect(file.suggestedFilename()).toMatch(/^CN-\d{4}-\d{6}\.pdf$/);
    const text = execFileSync('pdftotext', ['-layout', await file.path(), '-'], { encoding: 'utf8' });
    expect(text).toContain(file.suggestedFilename().replace('.pdf', ''));
    expect(await mailTo(request, customer.user.email, `Your refund for ${order.number}`)).toContain('$29.00');
    await page.goto(`/projects/${id}/select`);
    await expect(page.getByText('These are previews.')).toBeVisible();
    figure('Z4', `in a browser: a file answers ${answer} from the moment its payment is refunded`);
  });
});
