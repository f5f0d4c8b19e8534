import express, { Router } from 'express';
import type { Stripe } from 'stripe';
import { AppError } from '../../platform/errors/errors.ts';
import type { PaymentNews } from './payment-events.service.ts';
import { WEBHOOK_PATH } from './webhook-path.ts';

/** Well above the largest event, well below what would hurt. */
const BODY_MAX = 512 * 1024;

interface Dependencies {
  readonly stripe: Pick<Stripe, 'webhooks'>;
  readonly webhookSecret: string;
  readonly receive: (news: PaymentNews) => Promise<void>;
}

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : null;
};

const newsOf = ({ id, type, data }: Stripe.Event): PaymentNews => {
  const object = data.object as { object?: string; id?: string; payment_intent?: unknown };
  return {
    id,
    type,
    sessionId: object.object === 'checkout.session' ? (object.id ?? null) : null,
    paymentIntentId: object.object === 'payment_intent' ? (object.id ?? null) : idOf(object.payment_intent),
  };
};

/** Takes the provider's events: checked on the very bytes that were signed, kept, answered; the worker does the rest. */
export const createWebhookRouter = ({ stripe, webhookSecret, receive }: Dependencies): Router => {
  const verify = (body: unknown, signature: string | undefined): Stripe.Event => {
    try {
      if (!Buffer.isBuffer(body) || !signature) throw new Error('Nothing signed came.');
      return stripe.webhooks.constructEvent(body, signature, webhookSecret);
    } catch (cause) {
      throw new AppError('invalid_request', { detail: 'The signature is not valid.', refused: 'signature_refused', cause });
    }
  };

  const router = Router({ caseSensitive: true });
  router.post(WEBHOOK_PATH, express.raw({ type: () => true, limit: BODY_MAX, inflate: false }), async (request, response) => {
    const event = verify(request.body, request.get('stripe-signature'));
    await receive(newsOf(event));
    response.json({ received: true });
  });
  return router;
};
