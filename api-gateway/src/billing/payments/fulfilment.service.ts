import type { InTransaction } from '../../platform/database/db.ts';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { ObservedPayment, PaymentProvider } from './payment-provider.ts';
import type { Settled, SettlementService } from './settlement.service.ts';

interface Dependencies {
  readonly provider: Pick<PaymentProvider, 'lookUp' | 'sessionOf'>;
  readonly settlements: SettlementService;
  readonly inTransaction: InTransaction;
  readonly logger: Logger;
}

export interface Fulfilment {
  /** Asks the provider, and brings the order to what it says. The only way by which anything becomes paid. */
  readonly fulfil: (sessionId: string) => Promise<Settled | undefined>;
  readonly fulfilIntent: (paymentIntentId: string) => Promise<void>;
  /** For a customer who waits: asks where the order is open, and answers anyway where the provider does not. True where it changed. */
  readonly refresh: (order: OrderRow) => Promise<boolean>;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const createFulfilment = ({ provider, settlements, inTransaction, logger }: Dependencies): Fulfilment => {
  const settle = async (seen: ObservedPayment): Promise<Settled | undefined> => {
    const { orderId, sessionId } = seen;
    if (!orderId || !UUID.test(orderId)) {
      logger.warn({ session_id: sessionId }, 'a checkout is none of ours');
      return undefined;
    }
    const settled = await inTransaction((trx) => settlements.settle(trx, orderId, seen));
    if (!settled || settled.mismatch) {
      logger.error({ session_id: sessionId, order_id: orderId, mismatch: settled?.mismatch ?? 'order' }, 'a payment does not fit its order');
    }
    return settled;
  };

  const fulfil = async (sessionId: string): Promise<Settled | undefined> => {
    const seen = await provider.lookUp(sessionId);
    return seen && settle(seen);
  };

  return {
    fulfil,
    fulfilIntent: async (paymentIntentId) => {
      const sessionId = await provider.sessionOf(paymentIntentId);
      if (sessionId) await fulfil(sessionId);
    },
    refresh: async (order) => {
      if (!order.session_id || (order.status !== 'pending' && order.status !== 'processing')) return false;
      const settled = await fulfil(order.session_id).catch((error: unknown) => {
        logger.warn({ err: error, order_id: order.id }, 'the payment provider did not answer');
        return undefined;
      });
      return settled !== undefined && settled.order.status !== order.status;
    },
  };
};
