import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import type { SignedIn } from '@fifteen/contracts';
import { bearer } from './projects.ts';
import { wantsTag } from './test.ts';

const GOOD_CARD = '4242 4242 4242 4242';

/** Pays for a project at the provider's stand-in, as its page's form does: for journeys that are about something else. */
export const payFor = async (request: APIRequestContext, customer: SignedIn, projectId: string): Promise<void> => {
  wantsTag('@stand-ins');
  const headers = bearer(customer);
  const opened = await request.post(`/api/v1/projects/${projectId}/purchase`, { headers });
  expect(opened.status()).toBe(200);
  const { checkout_url } = (await opened.json()) as { checkout_url: string };
  const paid = await request.post(`${checkout_url}/card`, { form: { card: GOOD_CARD }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  const status = async (): Promise<unknown> => (await request.get(`/api/v1/projects/${projectId}/payment-status`, { headers })).json();
  await expect.poll(status).toEqual({ is_paid: true });
};
