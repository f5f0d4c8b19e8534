import type { SignedIn } from '@fifteen/contracts';
import { callApi, signUpSomebody } from './api-client.ts';
import { mailTokenOf } from './mail-token.ts';
import type { TestGateway } from './test-gateway.ts';

/** A fresh account whose address is confirmed by the link of its mail, signed in. */
export const verifiedCustomer = async (gateway: TestGateway, password?: string): Promise<SignedIn> => {
  const customer = await signUpSomebody(gateway.url, undefined, password);
  const token = await mailTokenOf(gateway.platform, customer.user.id, 'verify');
  const { status, text } = await callApi(gateway.url, 'POST', '/api/v1/auth/email/verify', { token: customer.access_token, body: { token } });
  if (status !== 204) throw new Error(`The confirmation answered ${status}: ${text}`);
  return customer;
};
