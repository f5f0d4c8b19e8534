import type { SignedIn } from '@fifteen/contracts';
import { callApi, PASSWORD } from './api-client.ts';
import { type AuthenticatorApp, openApp } from './authenticator-app.ts';
import type { TestGateway } from './test-gateway.ts';
import { verifiedCustomer } from './verified-customer.ts';

export interface TwoStepCustomer {
  readonly customer: SignedIn;
  /** The phone. Its code of now is used up by the setup. */
  readonly app: AuthenticatorApp;
  readonly secret: string;
  /** Recovery codes. */
  readonly codes: string[];
}

/** Somebody with two-step sign-in, and a phone that has it, with this clock. */
export const twoStepCustomer = async (gateway: TestGateway, now: () => Date): Promise<TwoStepCustomer> => {
  const customer = await verifiedCustomer(gateway);
  const post = (path: string, body: unknown) => callApi(gateway.url, 'POST', `/api/v1/users/${path}`, { token: customer.access_token, body });
  const { secret } = (await post('second-factor', { password: PASSWORD })).body;
  const app = openApp(secret, now);
  const { status, text, body } = await post('second-factor/confirmation', { code: app.code() });
  if (status !== 200) throw new Error(`Turning two-step sign-in on answered ${status}: ${text}`);
  return { customer, app, secret, codes: body.recovery_codes };
};
