import type { APIRequestContext } from '@playwright/test';
import type { AuthenticatorSetup, SignedIn } from '@fifteen/contracts';
import { codeOf } from './authenticator-app.ts';
import { aVerifiedCustomer, PASSWORD } from './customers.ts';

/** A customer whose two-step sign-in is on, by the API. The code of this step is used up. */
export const guardedCustomer = async (request: APIRequestContext): Promise<SignedIn & { readonly secret: string }> => {
  const customer = await aVerifiedCustomer(request);
  const headers = { authorization: `Bearer ${customer.access_token}` };
  const begun = await request.post('/api/v1/users/second-factor', { headers, data: { password: PASSWORD } });
  const { secret } = (await begun.json()) as AuthenticatorSetup;
  const answer = await request.post('/api/v1/users/second-factor/confirmation', { headers, data: { code: codeOf(secret) } });
  if (!answer.ok()) throw new Error(`Two-step sign-in answered ${answer.status()}: ${await answer.text()}`);
  return { ...customer, secret };
};
