import type { OrderRow } from '../../platform/database/schema/orders.ts';
import { StartError } from '../../platform/errors/errors.ts';
import type { OrdersStore } from '../orders/orders.store.ts';
import type { Fulfilment } from '../payments/fulfilment.service.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

interface Dependencies {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly provider: Pick<PaymentProvider, 'refund'>;
  readonly fulfilment: Pick<Fulfilment, 'fulfil'>;
}

/** Gives money back, all that is left where no amount is named, and brings order, books and access in line. */
export const refundOrder = async ({ orders, provider, fulfilment }: Dependencies, order: OrderRow, cents?: number): Promise<OrderRow> => {
  const left = order.amount_cents - order.refunded_cents;
  if (order.status !== 'paid' || !order.payment_intent_id || !order.session_id) throw new StartError(`Order ${order.number} is not paid.`);
  if (left === 0) throw new StartError(`Order ${order.number} was refunded whole already.`);
  if (order.dispute === 'open' || order.dispute === 'lost') throw new StartError(`Order ${order.number} is disputed: the bank holds the money.`);
  const amountCents = cents ?? left;
  if (amountCents > left) throw new StartError(`Only ${(left / 100).toFixed(2)} are left to give back.`);
  await provider.refund({ orderId: order.id, paymentIntentId: order.payment_intent_id, amountCents, refundedBeforeCents: order.refunded_cents });
  await fulfilment.fulfil(order.session_id);
  return (await orders.find(order.id)) ?? order;
};
