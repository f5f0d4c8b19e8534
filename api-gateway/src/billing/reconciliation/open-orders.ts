import type { Logger } from '../../platform/logging/logger.ts';
import type { OrdersStore } from '../orders/orders.store.ts';
import type { Fulfilment } from '../payments/fulfilment.service.ts';
import type { PaymentEventsService } from '../payments/payment-events.service.ts';
import type { PaymentEventsStore } from '../payments/payment-events.store.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 100;
/** A job that still has not come by then was lost. */
const STALE_MS = 120_000;

interface Dependencies {
  readonly orders: Pick<OrdersStore, 'due' | 'markChecked'>;
  readonly fulfilment: Pick<Fulfilment, 'fulfil'>;
  readonly events: Pick<PaymentEventsStore, 'stale'>;
  readonly eventsService: Pick<PaymentEventsService, 'handle'>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Asks the provider about open orders, and does what lost jobs did not: money arrives without any event. */
export const reconcileOpen = async ({ orders, fulfilment, events, eventsService, now, logger }: Dependencies): Promise<void> => {
  const attempt = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => logger.warn({ err: error }, 'an order could not be reconciled yet'));
  for (const id of await events.stale(new Date(now().getTime() - STALE_MS), AT_ONCE)) await attempt(eventsService.handle(id));
  for (const { id, session_id } of await orders.due(now(), AT_ONCE)) {
    // Noted first, so that an order which always fails does not keep the others waiting.
    await orders.markChecked(id, now());
    if (session_id) await attempt(fulfilment.fulfil(session_id));
  }
};

/** Now and each minute. Gives what stops it. */
export const keepReconciling = (of: Dependencies): (() => void) => {
  const run = (): void => {
    reconcileOpen(of).catch((error: unknown) => of.logger.warn({ err: error }, 'open orders could not be reconciled'));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return () => clearInterval(timer);
};
