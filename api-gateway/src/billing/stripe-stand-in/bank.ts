import type { Stripe } from 'stripe';
import type { Kysely } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Database } from '../../platform/database/schema/database.ts';
import { newDispute } from './dispute-object.ts';
import { emit } from './events.ts';
import { newCharge, newPaymentIntent, newRefund, seconds } from './objects.ts';
import { StandInError } from './stand-in-error.ts';
import { dueSettlements, insertObject, listObjects, lockObject, overdueSessions, settleLater, updateObject } from './stand-in-store.ts';
import type { CardRefusal } from './test-cards.ts';

type Session = Stripe.Checkout.Session;

/** How long the delayed method takes; long enough to see the page that waits. */
const SETTLES_AFTER_MS = 4_000;
const OUTCOME = 'stand_in_outcome';

export interface Bank {
  readonly pay: (sessionId: string) => Promise<Session>;
  readonly refuse: (sessionId: string, why: CardRefusal) => Promise<void>;
  /** The card's bank wants to be asked first. */
  readonly askBank: (sessionId: string) => Promise<void>;
  /** A delayed method: the checkout is complete, the money comes later or not at all. */
  readonly payLater: (sessionId: string, outcome: 'paid' | 'failed') => Promise<Session>;
  readonly settleDue: () => Promise<void>;
  readonly expire: (sessionId: string) => Promise<Session>;
  readonly refund: (params: Stripe.RefundCreateParams) => Promise<Stripe.Refund>;
  readonly dispute: (paymentIntentId: string) => Promise<Stripe.Dispute>;
  readonly closeDispute: (disputeId: string, status: 'won' | 'lost') => Promise<Stripe.Dispute>;
}

const mustBeOpen = (session: Session): void => {
  if (session.status === 'open') return;
  throw new StandInError(400, `This Session has a status of ${session.status ?? 'none'}, and cannot be paid or expired.`);
};

/** What the provider and the banks behind it do. Each step is one transaction, its events included. */
export const createBank = (db: Kysely<Database>, now: () => Date): Bank => {
  const step = <T>(work: (trx: Db) => Promise<T>): Promise<T> => db.transaction().execute(work);

  const locked = async (trx: Db, sessionId: string): Promise<Session> => {
    const session = await lockObject(trx, 'checkout.session', sessionId);
    if (!session) throw new StandInError(404, `No such checkout.session: ${sessionId}`, { code: 'resource_missing', param: 'session' });
    return session;
  };

  const intentOf = async (trx: Db, session: Session): Promise<Stripe.PaymentIntent> => {
    if (typeof session.payment_intent === 'string') {
      const known = await lockObject(trx, 'payment_intent', session.payment_intent);
      if (known) return known;
    }
    const intent = newPaymentIntent({
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      created: seconds(now()),
      metadata: session.metadata ?? {},
    });
    await insertObject(trx, intent);
    await updateObject(trx, { ...session, payment_intent: intent.id });
    await emit(trx, 'payment_intent.created', intent, now());
    return intent;
  };

  const charge = async (trx: Db, session: Session, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> => {
    const made = newCharge(intent, seconds(now()), session.customer_email);
    await insertObject(trx, made);
    const paid: Stripe.PaymentIntent = {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: made.id,
      next_action: null,
      last_payment_error: null,
    };
    await updateObject(trx, paid);
    await emit(trx, 'payment_intent.succeeded', paid, now());
    return paid;
  };

  const complete = async (trx: Db, session: Session, intentId: string, paymentStatus: 'paid' | 'unpaid'): Promise<Session> => {
    const done: Session = {
      ...session,
      payment_intent: intentId,
      payment_status: paymentStatus,
      status: 'complete',
      url: null,
      customer_details: {
        address: null,
        business_name: null,
        email: session.customer_email,
        individual_name: null,
        name: null,
        phone: null,
        tax_exempt: 'none',
        tax_ids: null,
      },
    };
    await updateObject(trx, done);
    await emit(trx, 'checkout.session.completed', done, now());
    return done;
  };

  const settle = (sessionId: string): Promise<void> =>
    step(async (trx) => {
      const session = await locked(trx, sessionId);
      const intent = await intentOf(trx, session);
      await settleLater(trx, sessionId, null);
      if (intent.status !== 'processing') return;
      if (session.metadata?.[OUTCOME] === 'failed') {
        const error = { type: 'invalid_request_error', code: 'payment_method_not_available', message: 'The bank refused the debit.' } as const;
        const failed: Stripe.PaymentIntent = { ...intent, status: 'requires_payment_method', last_payment_error: error };
        await updateObject(trx, failed);
        await emit(trx, 'payment_intent.payment_failed', failed, now());
        return emit(trx, 'checkout.session.async_payment_failed', session, now());
      }
      await charge(trx, session, intent);
      const paid: Session = { ...session, payment_status: 'paid' };
      await updateObject(trx, paid);
      await emit(trx, 'checkout.session.async_payment_succeeded', paid, now());
    });

  const expire = (sessionId: string): Promise<Session> =>
    step(async (trx) => {
      const session = await locked(trx, sessionId);
      mustBeOpen(session);
      const expired: Session = { ...session, status: 'expired', url: null };
      await updateObject(trx, expired);
      await emit(trx, 'checkout.session.expired', expired, now());
      return expired;
    });

  const chargeOf = async (trx: Db, paymentIntentId: string): Promise<Stripe.Charge> => {
    const [found] = await listObjects(trx, 'charge', { limit: 1, paymentIntent: paymentIntentId });
    const charged = found && (await lockObject(trx, 'charge', found.id));
    if (!charged) throw new StandInError(404, `No such payment_intent: '${paymentIntentId}'`, { code: 'resource_missing', param: 'payment_intent' });
    return charged;
  };

  return {
    pay: (sessionId) =>
      step(async (trx) => {
        const session = await locked(trx, sessionId);
        mustBeOpen(session);
        const intent = await charge(trx, session, await intentOf(trx, session));
        return complete(trx, session, intent.id, 'paid');
      }),

    refuse: (sessionId, { code, declineCode, message }) =>
      step(async (trx) => {
        const session = await locked(trx, sessionId);
        mustBeOpen(session);
        const intent = await intentOf(trx, session);
        const error = { type: 'card_error', code, message, ...(declineCode && { decline_code: declineCode }) } as const;
        const refused: Stripe.PaymentIntent = { ...intent, status: 'requires_payment_method', next_action: null, last_payment_error: error };
        await updateObject(trx, refused);
        await emit(trx, 'payment_intent.payment_failed', refused, now());
      }),

    askBank: (sessionId) =>
      step(async (trx) => {
        const session = await locked(trx, sessionId);
        mustBeOpen(session);
        const intent = await intentOf(trx, session);
        const asked: Stripe.PaymentIntent = { ...intent, status: 'requires_action', next_action: { type: 'use_stripe_sdk' } };
        await updateObject(trx, asked);
        await emit(trx, 'payment_intent.requires_action', asked, now());
      }),

    payLater: (sessionId, outcome) =>
      step(async (trx) => {
        const session = await locked(trx, sessionId);
        mustBeOpen(session);
        const intent: Stripe.PaymentIntent = { ...(await intentOf(trx, session)), status: 'processing' };
        await updateObject(trx, intent);
        await emit(trx, 'payment_intent.processing', intent, now());
        const known: Session = { ...session, metadata: { ...session.metadata, [OUTCOME]: outcome } };
        await settleLater(trx, sessionId, new Date(now().getTime() + SETTLES_AFTER_MS));
        return complete(trx, known, intent.id, 'unpaid');
      }),

    settleDue: async () => {
      for (const { id } of await dueSettlements(db, now())) await settle(id);
      for (const { id } of await overdueSessions(db, now())) await expire(id);
    },

    expire,

    refund: (params) =>
      step(async (trx) => {
        const charged = await chargeOf(trx, params.payment_intent ?? '');
        const left = charged.amount - charged.amount_refunded;
        const amount = Number(params.amount ?? left);
        if (left === 0) throw new StandInError(400, `Charge ${charged.id} has already been refunded.`, { code: 'charge_already_refunded' });
        if (charged.disputed) throw new StandInError(400, `Charge ${charged.id} has been charged back.`, { code: 'charge_disputed' });
        if (!Number.isInteger(amount) || amount < 1 || amount > left) {
          throw new StandInError(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, { param: 'amount' });
        }
        const amountRefunded = charged.amount_refunded + amount;
        const after: Stripe.Charge = { ...charged, amount_refunded: amountRefunded, refunded: amountRefunded === charged.amount };
        const refund = newRefund({ charge: charged, amount, created: seconds(now()), params });
        await insertObject(trx, refund);
        await updateObject(trx, after);
        await emit(trx, 'charge.refunded', after, now());
        await emit(trx, 'refund.created', refund, now());
        return refund;
      }),

    dispute: (paymentIntentId) =>
      step(async (trx) => {
        const charged = await chargeOf(trx, paymentIntentId);
        if (charged.disputed) throw new StandInError(400, `Charge ${charged.id} is disputed already.`);
        const dispute = newDispute(charged, seconds(now()));
        await insertObject(trx, dispute);
        await updateObject(trx, { ...charged, disputed: true });
        await emit(trx, 'charge.dispute.created', dispute, now());
        return dispute;
      }),

    closeDispute: (disputeId, status) =>
      step(async (trx) => {
        const dispute = await lockObject(trx, 'dispute', disputeId);
        if (!dispute) throw new StandInError(404, `No such dispute: '${disputeId}'`, { code: 'resource_missing' });
        if (dispute.status === 'won' || dispute.status === 'lost') throw new StandInError(400, 'This dispute is already closed');
        const closed: Stripe.Dispute = { ...dispute, status };
        await updateObject(trx, closed);
        await emit(trx, 'charge.dispute.closed', closed, now());
        return closed;
      }),
  };
};
