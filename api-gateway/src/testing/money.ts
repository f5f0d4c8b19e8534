import type { SignedIn } from '@fifteen/contracts';
import { startBoss, stopBoss } from '../platform/queue/boss.ts';
import { composeMoneyWork } from '../app/wiring/compose-money.ts';
import { createReconciliationStore } from '../billing/reconciliation/reconciliation.store.ts';
import { reconcile } from '../billing/reconciliation/reconciliation.service.ts';
import { composePayments, type Payments } from '../app/wiring/compose-payments.ts';
import { outboxOf } from '../app/wiring/compose-outbox.ts';
import { createBank, type Bank } from '../billing/stripe-stand-in/bank.ts';
import { callApi, signUpSomebody } from './api-client.ts';
import { aTasteProfile } from './taste-profile.ts';
import type { TestGateway } from './test-gateway.ts';

export const bankOf = ({ platform }: TestGateway): Bank => createBank(platform.db, platform.now);

/** The worker's end of money, in this process. Gives what stops it. */
export const startMoneyWorker = async ({ platform }: TestGateway): Promise<() => Promise<void>> => {
  const boss = await startBoss(platform, 'worker');
  const work = await composeMoneyWork(platform, boss);
  return async () => {
    await stopBoss(boss, 'worker');
    await work.stop();
  };
};

/** Services without a queue: mails are written, and sent by nobody. */
export const paymentsOn = ({ platform }: Pick<TestGateway, 'platform'>): Promise<Payments> =>
  composePayments(platform, outboxOf(platform, () => Promise.resolve()));

export const differencesOf = async ({ platform }: TestGateway, { provider }: Pick<Payments, 'provider'>): Promise<readonly string[]> =>
  (await reconcile({ provider, books: createReconciliationStore(platform.db) })).differences;

export interface Customer extends SignedIn {
  readonly call: (method: string, path: string, body?: unknown) => ReturnType<typeof callApi>;
  readonly credits: () => Promise<number>;
}

export const aCustomer = async ({ url }: Pick<TestGateway, 'url'>): Promise<Customer> => {
  const signedIn = await signUpSomebody(url);
  const call = (method: string, path: string, body?: unknown) => callApi(url, method, `/api/v1/${path}`, { token: signedIn.access_token, body });
  return { ...signedIn, call, credits: async () => (await call('GET', 'users/profile')).body.credits };
};

export const aProject = async ({ call }: Customer): Promise<string> =>
  (await call('POST', 'projects', { taste_profile: aTasteProfile() })).body.project_id;

/** The session of a checkout's address. */
export const sessionIn = (checkoutUrl: string): string => new URL(checkoutUrl).pathname.split('/').at(-1) ?? '';

/** Opens the checkout of a project's kit; gives its session. */
export const openKit = async (customer: Customer, projectId: string): Promise<string> =>
  sessionIn((await customer.call('POST', `projects/${projectId}/purchase`)).body.checkout_url);

export const openCredits = async (customer: Customer, packageId = 'credits-50'): Promise<string> =>
  sessionIn((await customer.call('POST', 'credits/purchase', { package_id: packageId })).body.checkout_url);

/** Waits for something to come about. */
export const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 400; i += 1) {
    if (await done()) return;
    await new Promise((next) => setTimeout(next, 25));
  }
  throw new Error('It did not come about.');
};
