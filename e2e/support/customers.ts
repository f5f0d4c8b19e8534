import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { SignedIn } from '@fifteen/contracts';
import { linkIn, mailTo } from './mail.ts';

export const PASSWORD = 'quiet-harbour-42';

export const anEmail = (): string => `e2e-${randomUUID()}@example.test`;

/** Signs up a customer by the API: for journeys that are about something else. */
export const aCustomer = async (request: APIRequestContext, fullName = 'Ada Byron'): Promise<SignedIn> => {
  const answer = await request.post('/api/v1/auth/signup', {
    data: { email: anEmail(), password: PASSWORD, full_name: fullName },
  });
  if (!answer.ok()) throw new Error(`Signup answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as SignedIn;
};

/** The same with an address that is confirmed by the link of its mail. */
export const aVerifiedCustomer = async (request: APIRequestContext): Promise<SignedIn> => {
  const customer = await aCustomer(request);
  const link = linkIn(await mailTo(request, customer.user.email, 'Confirm your email address'));
  const token = new URLSearchParams(link.slice(link.indexOf('#') + 1)).get('token');
  const headers = { authorization: `Bearer ${customer.access_token}` };
  const answer = await request.post('/api/v1/auth/email/verify', { headers, data: { token } });
  if (!answer.ok()) throw new Error(`The confirmation answered ${answer.status()}: ${await answer.text()}`);
  return customer;
};

/** Gives the page the customer's tokens before its first script runs, as a returning visitor has them. */
export const signIn = async (page: Page, customer: SignedIn): Promise<void> => {
  await page.addInitScript(
    ([access, refresh]) => {
      if (localStorage.getItem('e2e-signed-in')) return;
      localStorage.setItem('e2e-signed-in', 'yes');
      localStorage.setItem('access_token', access ?? '');
      localStorage.setItem('refresh_token', refresh ?? '');
    },
    [customer.access_token, customer.refresh_token],
  );
};
