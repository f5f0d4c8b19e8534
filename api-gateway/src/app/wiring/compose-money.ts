import type { RequestHandler } from 'express';
import type { PgBoss } from 'pg-boss';
import { inTransactionOn } from '../../platform/database/db.ts';
import type { Draw } from '../../rendering/interactive-pool/drawing-pool.ts';
import type { Endpoint } from '../../platform/http/route.ts';
import { invoicesEndpoints } from '../../billing/invoices/invoices.routes.ts';
import { composeOutbox } from './compose-outbox.ts';
import { ordersEndpoints } from '../../billing/orders/orders.routes.ts';
import { createOrdersService } from '../../billing/orders/orders.service.ts';
import { pageUnder } from '../../platform/config/own-origins.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import type { OwnedProject } from '../../projects/ownership/owned-project.ts';
import { purchasesEndpoints } from '../../billing/purchases/purchases.routes.ts';
import { createPurchasesService } from '../../billing/purchases/purchases.service.ts';
import { keepReconciling } from '../../billing/reconciliation/open-orders.ts';
import { refundsEndpoints } from '../../billing/refunds/refunds.routes.ts';
import { createRefundsService } from '../../billing/refunds/refunds.service.ts';
import { transactionsEndpoints } from '../../billing/transactions/transactions.routes.ts';
import { createTransactionsService } from '../../billing/transactions/transactions.service.ts';
import { createStatementStore } from '../../billing/transactions/statement-lines.store.ts';
import { createUsersStore } from '../../identity/users/users.store.ts';
import { composePayments } from './compose-payments.ts';
import { openPaymentQueue, PAYMENT_QUEUE } from '../../billing/payments/payment-queue.ts';
import { WEBHOOK_PATH } from '../../billing/payments/webhook-path.ts';
import { createWebhookRouter } from '../../billing/payments/webhook.routes.ts';

export interface Money {
  readonly endpoints: readonly Endpoint[];
  readonly routers: readonly RequestHandler[];
  /** Where this process is to be reached, once it is known. */
  readonly listening: (origin: string) => Promise<void>;
  /** Asks the provider whether it answers. */
  readonly ping: () => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** Buying, billing and what the provider tells, wired: the gateway's end. */
export const composeMoney = async (platform: Platform, boss: PgBoss, draw: Draw, ownedProject: OwnedProject): Promise<Money> => {
  const { config, db, now } = platform;
  const outbox = await composeOutbox(platform, boss);
  const payments = await composePayments(platform, outbox);
  const { cashier, stripe, orders, fulfilment, invoices, eventsService } = payments;
  const enqueue = await openPaymentQueue(boss);
  const users = createUsersStore(db);
  const purchases = createPurchasesService({ ...payments, ownedProject, users, page: pageUnder(config), now });
  return {
    endpoints: [
      ...purchasesEndpoints(purchases),
      ...ordersEndpoints(createOrdersService({ orders, fulfilment, now })),
      ...transactionsEndpoints(createTransactionsService(createStatementStore(db))),
      ...invoicesEndpoints(invoices, draw),
      ...refundsEndpoints(createRefundsService({ orders, users, outbox, inTransaction: inTransactionOn(db), supportEmail: config.supportEmail, now })),
    ],
    routers: [
      createWebhookRouter({ stripe, webhookSecret: cashier.account.webhookSecret, receive: (news) => eventsService.receive(news, enqueue) }),
      ...cashier.pages,
    ],
    listening: (origin) => cashier.deliverTo(`${origin}${WEBHOOK_PATH}`),
    ping: () => stripe.checkout.sessions.list({ limit: 1 }),
    stop: payments.stop,
  };
};

/** The worker's end: does what the provider's events ask for, and looks for what no event told. */
export const composeMoneyWork = async (platform: Platform, boss: PgBoss): Promise<Pick<Money, 'stop'>> => {
  const { logger, now } = platform;
  const payments = await composePayments(platform, await composeOutbox(platform, boss));
  await PAYMENT_QUEUE.take(boss, logger, ({ eventId }) => payments.eventsService.handle(eventId));
  const stopReconciling = keepReconciling({ ...payments, now, logger });
  return {
    stop: async () => {
      stopReconciling();
      await payments.stop();
    },
  };
};
