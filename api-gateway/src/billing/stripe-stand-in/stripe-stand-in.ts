import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from 'express';
import type { Platform } from '../../platform/runtime/platform.ts';
import type { StripeAccount } from '../payments/stripe-account.ts';
import { createStandInApi } from './api-router.ts';
import { createBank, type Bank } from './bank.ts';
import { registerEndpoint, startDeliveries } from './deliveries.ts';
import { createPayPages } from './pay-pages.ts';
import { createStandInSchema } from './stand-in-store.ts';

export interface StripeStandIn {
  readonly account: StripeAccount;
  readonly bank: Bank;
  /** The page where customers pay, and the one where developers play the bank. */
  readonly pages: RequestHandler;
  /** From now on events are delivered to this address. */
  readonly deliverTo: (url: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * The card payment provider, played on this machine: the SDK speaks to it as it does to the real one. All that it
 * knows is in the database, so gateway, worker and the operator's commands may each start one and see the same.
 * For development: in production it throws.
 */
export const startStripeStandIn = async ({ config, db, keysFor, logger, now }: Platform): Promise<StripeStandIn> => {
  if (config.environment === 'production') throw new Error('The local payment provider does not run in production.');
  await createStandInSchema(db);
  const secret = keysFor('stripe-stand-in').current().toString('hex');
  const account: Omit<StripeAccount, 'server'> = { secretKey: `sk_test_${secret.slice(0, 32)}`, webhookSecret: `whsec_${secret.slice(32)}` };
  const bank = createBank(db, now);
  const payPage = (sessionId: string): string => new URL(`/dev/stripe/pay/${sessionId}`, config.publicUrl).href;
  const server = createServer(createStandInApi({ db, bank, apiKey: account.secretKey, payPage, now }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  logger.info({ port }, 'card payments are played by a local stand-in: no money moves. Pages: /dev/stripe');

  let deliveries: { stop: () => Promise<void> } | undefined;
  return {
    account: { ...account, server: { protocol: 'http', host: '127.0.0.1', port } },
    bank,
    pages: createPayPages({ db, bank }),
    deliverTo: async (url) => {
      await registerEndpoint(db, url);
      deliveries ??= startDeliveries({ db, webhookSecret: account.webhookSecret, settleDue: bank.settleDue, logger });
    },
    stop: async () => {
      await deliveries?.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
