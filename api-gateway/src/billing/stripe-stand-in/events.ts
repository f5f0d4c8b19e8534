import { sql } from 'kysely';
import { Stripe } from 'stripe';
import type { Db } from '../../platform/database/db.ts';
import { newId, seconds } from './objects.ts';
import { insertObject, type StoredObject } from './stand-in-store.ts';

/** What the stand-in tells of. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'payment_intent.created'
  | 'payment_intent.succeeded'
  | 'payment_intent.processing'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'charge.refunded'
  | 'refund.created'
  | 'charge.dispute.created'
  | 'charge.dispute.closed';

/** Within the transaction of what it tells of: written, and due for delivery. */
export const emit = async (trx: Db, type: EventType, object: StoredObject, now: Date): Promise<void> => {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: seconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    // The SDK's type pairs each name with its object; here they come together as the caller says.
  } as unknown as Stripe.Event;
  await insertObject(trx, event);
  await sql`INSERT INTO stripe_stand_in.deliveries (event_id) VALUES (${event.id})`.execute(trx);
};
