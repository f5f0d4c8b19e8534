import type { APIRequestContext, Page } from '@playwright/test';
import type { SignedIn } from '@fifteen/contracts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { aCustomer, signIn } from '../../support/customers.ts';
import { aFinishedProject } from '../../support/projects.ts';
import type { Screen } from '../screen.ts';
import { newcomer } from '../seed.ts';

const upgrade = async (page: Page, projectId: string): Promise<CheckoutPage> => {
  await page.goto(`/projects/${projectId}/select`);
  await page.getByRole('button', { name: 'See what you get' }).click();
  await page.getByRole('button', { name: 'Unlock for $29' }).click();
  return new CheckoutPage(page);
};

const buyCredits = async (page: Page, credits: number): Promise<void> => {
  await page.goto('/buy-credits');
  await page.getByRole('button', { name: `Buy Now ${credits} credits` }).click();
  await new CheckoutPage(page).pay();
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
};

/** Signed in, with a kit and two packages that were paid for. */
const buyer = async (page: Page, request: APIRequestContext): Promise<SignedIn> => {
  const customer = await aCustomer(request);
  await signIn(page, customer);
  await (await upgrade(page, await aFinishedProject(request, customer))).pay();
  await page.getByText('Payment received. This project is yours.').waitFor();
  await buyCredits(page, 50);
  await buyCredits(page, 150);
  return customer;
};

export const billingScreens: readonly Screen[] = [
  {
    name: 'billing',
    show: async ({ page, request }) => {
      await buyer(page, request);
      await page.goto('/billing');
      await page.getByRole('button', { name: /^Invoice INV/ }).first().waitFor();
      await page.getByText('Order History').waitFor();
    },
  },
  {
    name: 'billing-empty',
    show: async ({ page, request }) => {
      await newcomer(page, request);
      await page.goto('/billing?type=purchase');
      await page.getByText('No transactions found').waitFor();
      await page.getByText('No orders yet').waitFor();
    },
  },
  {
    name: 'billing-refund',
    show: async ({ page, request }) => {
      const customer = await aCustomer(request);
      await signIn(page, customer);
      await (await upgrade(page, await aFinishedProject(request, customer))).pay();
      await page.getByText('Payment received. This project is yours.').waitFor();
      await page.goto('/account?tab=billing');
      await page.getByRole('button', { name: /^Request refund/ }).click();
    },
  },
  {
    name: 'buy-credits',
    show: async ({ page, request }) => {
      await newcomer(page, request);
      await page.goto('/buy-credits?return=/projects/a/refine/b');
      await page.getByText('Popular').waitFor();
    },
  },
  {
    name: 'buy-credits-cancelled',
    show: async ({ page, request }) => {
      await newcomer(page, request);
      await page.goto('/buy-credits?payment=cancelled');
      await page.getByText('Nothing was charged', { exact: true }).waitFor();
    },
  },
  {
    name: 'payment-received',
    show: async ({ page, request }) => {
      await newcomer(page, request);
      await buyCredits(page, 150);
      await page.getByText(/^ORD-/).waitFor();
    },
  },
  {
    name: 'payment-on-its-way',
    show: async ({ page, request }) => {
      await newcomer(page, request);
      await page.goto('/buy-credits');
      await page.getByRole('button', { name: 'Buy Now 50 credits' }).click();
      await new CheckoutPage(page).payByDebit('000123456789');
      await page.getByRole('heading', { name: 'Your payment is processing' }).waitFor();
    },
  },
  {
    name: 'payment-no-order',
    show: async ({ page, request }) => {
      await newcomer(page, request);
      await page.goto('/payment-success?type=credits&credits=9999');
      await page.getByRole('heading', { name: 'No order to show' }).waitFor();
    },
  },
  {
    name: 'account-credits',
    show: async ({ page, request }) => {
      await newcomer(page, request);
      await buyCredits(page, 50);
      await page.goto('/account?tab=credits');
      await page.getByText('Welcome credits').waitFor();
    },
  },
  {
    name: 'upgrade-modal',
    show: async ({ page, request }) => {
      const customer = await aCustomer(request);
      await signIn(page, customer);
      await page.goto(`/projects/${await aFinishedProject(request, customer)}/select`);
      await page.getByRole('button', { name: 'See what you get' }).click();
    },
  },
  {
    name: 'upgrade-paid',
    show: async ({ page, request }) => {
      const customer = await aCustomer(request);
      await signIn(page, customer);
      await (await upgrade(page, await aFinishedProject(request, customer))).pay();
      await page.getByText('Payment received. This project is yours.').waitFor();
    },
  },
];
