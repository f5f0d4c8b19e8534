import type { InTransaction } from '../../platform/database/db.ts';
import type { Fulfilment } from './fulfilment.service.ts';
import type { PaymentEventsStore } from './payment-events.store.ts';
import type { EnqueuePaymentEvent } from './payment-queue.ts';

/** What of an event counts: whom it is about. What happened the provider is asked. */
export interface PaymentNews {
  readonly id: string;
  readonly type: string;
  readonly sessionId: string | null;
  readonly paymentIntentId: string | null;
}

interface Dependencies {
  readonly events: PaymentEventsStore;
  readonly fulfilment: Pick<Fulfilment, 'fulfil' | 'fulfilIntent'>;
  readonly inTransaction: InTransaction;
  readonly now: () => Date;
}

export interface PaymentEventsService {
  /** Kept with its job, once, however often it comes. */
  readonly receive: (news: PaymentNews, enqueue: EnqueuePaymentEvent) => Promise<void>;
  readonly handle: (eventId: string) => Promise<void>;
}

export const createPaymentEventsService = ({ events, fulfilment, inTransaction, now }: Dependencies): PaymentEventsService => ({
  receive: (news, enqueue) =>
    inTransaction(async (trx) => {
      const row = { id: news.id, type: news.type, session_id: news.sessionId, payment_intent_id: news.paymentIntentId, received_at: now() };
      if (await events.add(trx, row)) await enqueue(trx, news.id);
    }),
  handle: async (eventId) => {
    const event = await events.findOpen(eventId);
    if (!event) return;
    if (event.session_id) await fulfilment.fulfil(event.session_id);
    else if (event.payment_intent_id) await fulfilment.fulfilIntent(event.payment_intent_id);
    await events.markHandled(eventId, now());
  },
});
