import { Stripe } from 'stripe';
import type { CheckoutOf, ObservedPayment, PaymentProvider } from './payment-provider.ts';
import type { StripeAccount } from './stripe-account.ts';

const RETRIES = 2;
const WITH_CHARGE = 'payment_intent.latest_charge';

export const createStripeClient = ({ secretKey, server }: StripeAccount, timeoutMs: number): Stripe =>
  new Stripe(secretKey, { ...server, timeout: timeoutMs, maxNetworkRetries: RETRIES, telemetry: false });

const isMissing = (error: unknown): boolean => error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

/** What stays null is an id that was not expanded, or nothing. */
const whole = <T extends object>(value: string | T | null): T | null => (typeof value === 'object' ? value : null);

const stateOf = (session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): ObservedPayment['state'] => {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'expired';
  if (session.status === 'open') return 'open';
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'failed' : 'processing';
};

const DISPUTE_OVER: Readonly<Record<string, 'won' | 'lost'>> = { won: 'won', warning_closed: 'won', prevented: 'won', lost: 'lost' };

const checkoutParams = (of: CheckoutOf): Stripe.Checkout.SessionCreateParams => {
  const metadata = { order_id: of.orderId, order_number: of.orderNumber, user_id: of.userId, description: of.description };
  return {
    mode: 'payment',
    client_reference_id: of.orderId,
    customer_email: of.email,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: of.currency, unit_amount: of.amountCents, product_data: { name: of.description } },
      },
    ],
    success_url: of.successUrl,
    cancel_url: of.cancelUrl,
  };
};

/** Stripe, the real one or the one on this machine. */
export const createStripeProvider = (stripe: Stripe): PaymentProvider => {
  const disputeOf = async (charge: Stripe.Charge | null): Promise<ObservedPayment['dispute']> => {
    if (!charge?.disputed || !charge.payment_intent) return null;
    const intent = charge.payment_intent;
    const { data } = await stripe.disputes.list({ payment_intent: typeof intent === 'string' ? intent : intent.id, limit: 1 });
    const [dispute] = data;
    return dispute ? { status: DISPUTE_OVER[dispute.status] ?? 'open', amountCents: dispute.amount } : null;
  };

  const observed = async (session: Stripe.Checkout.Session): Promise<ObservedPayment> => {
    const intent = whole(session.payment_intent);
    const charge = intent && whole(intent.latest_charge);
    return {
      sessionId: session.id,
      orderId: session.client_reference_id,
      userId: session.metadata?.user_id ?? null,
      amountCents: session.amount_total ?? 0,
      currency: session.currency ?? '',
      state: stateOf(session, intent),
      url: session.url,
      paymentIntentId: intent?.id ?? null,
      refundedCents: charge?.amount_refunded ?? 0,
      dispute: await disputeOf(charge),
    };
  };

  return {
    openCheckout: async (of) => {
      const session = await stripe.checkout.sessions.create(checkoutParams(of), { idempotencyKey: `checkout:${of.orderId}` });
      if (!session.url) throw new Error(`The checkout of order ${of.orderId} has no address.`);
      return { sessionId: session.id, url: session.url };
    },

    lookUp: async (sessionId) => {
      try {
        return await observed(await stripe.checkout.sessions.retrieve(sessionId, { expand: [WITH_CHARGE] }));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    sessionOf: async (paymentIntentId) => {
      const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 });
      return data[0]?.id;
    },

    expire: async (sessionId) => {
      await stripe.checkout.sessions.expire(sessionId);
    },

    refund: async ({ orderId, paymentIntentId, amountCents, refundedBeforeCents }) => {
      const key = `refund:${orderId}:${refundedBeforeCents}:${amountCents}`;
      const params = { payment_intent: paymentIntentId, amount: amountCents, metadata: { order_id: orderId } };
      await stripe.refunds.create(params, { idempotencyKey: key });
    },

    all: async function* () {
      for await (const session of stripe.checkout.sessions.list({ limit: 100, expand: [`data.${WITH_CHARGE}`] })) {
        yield await observed(session);
      }
    },
  };
};
