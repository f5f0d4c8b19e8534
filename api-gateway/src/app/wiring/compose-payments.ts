import type { RequestHandler } from 'express';
import { inTransactionOn } from '../../platform/database/db.ts';
import { createInvoicesStore } from '../../billing/invoices/invoices.store.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { createOrdersStore } from '../../billing/orders/orders.store.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createFulfilment } from '../../billing/payments/fulfilment.service.ts';
import { createPaymentEventsService } from '../../billing/payments/payment-events.service.ts';
import { createPaymentMails } from '../../billing/payments/payment-mails.ts';
import { createPaymentEventsStore } from '../../billing/payments/payment-events.store.ts';
import { createSettlementService } from '../../billing/payments/settlement.service.ts';
import type { StripeAccount } from '../../billing/payments/stripe-account.ts';
import { createStripeClient, createStripeProvider } from '../../billing/payments/stripe-provider.ts';

interface Cashier {
  readonly account: StripeAccount;
  /** Pages of the stand-in; none where real money moves. */
  readonly pages: readonly RequestHandler[];
  readonly deliverTo: (url: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

/** The configured account, or the stand-in of this machine. */
const openCashier = async (platform: Platform): Promise<Cashier> => {
  const { stripe } = platform.config;
  if (stripe) return { account: stripe, pages: [], deliverTo: nothing, stop: nothing };
  const { startStripeStandIn } = await import('../../billing/stripe-stand-in/stripe-stand-in.ts');
  const standIn = await startStripeStandIn(platform);
  return { ...standIn, pages: [standIn.pages] };
};

export type Payments = Awaited<ReturnType<typeof composePayments>>;

/** What the gateway, the worker and the operator's commands share of money, wired. */
export const composePayments = async (platform: Platform, outbox: Outbox) => {
  const { config, db, logger, now } = platform;
  const cashier = await openCashier(platform);
  const stripe = createStripeClient(cashier.account, config.stripeTimeoutMs);
  const inTransaction = inTransactionOn(db);
  const provider = createStripeProvider(stripe);
  const invoices = createInvoicesStore(db, config);
  const settlements = createSettlementService({ invoices, mails: createPaymentMails(outbox, config.supportEmail), now });
  const fulfilment = createFulfilment({ provider, settlements, inTransaction, logger });
  const events = createPaymentEventsStore(db);
  return {
    cashier,
    stripe,
    provider,
    invoices,
    fulfilment,
    events,
    orders: createOrdersStore(db),
    eventsService: createPaymentEventsService({ events, fulfilment, inTransaction, now }),
    stop: cashier.stop,
  };
};
