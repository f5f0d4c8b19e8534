import type { Order } from '@fifteen/contracts';
import { AppError } from '../../platform/errors/errors.ts';
import type { OrderRow } from '../../platform/database/schema/orders.ts';
import type { OrdersStore } from './orders.store.ts';
import { presentOrder } from './present-order.ts';

interface Dependencies {
  readonly orders: Pick<OrdersStore, 'findShown' | 'listShown'>;
  /** Asks the provider about an order that is still open; true where that changed it. */
  readonly fulfilment: { readonly refresh: (order: OrderRow) => Promise<boolean> };
  readonly now: () => Date;
}

export interface OrdersService {
  readonly bySession: (userId: string, sessionId: string) => Promise<Order>;
  readonly list: (userId: string) => Promise<Order[]>;
}

export const createOrdersService = ({ orders, fulfilment, now }: Dependencies): OrdersService => ({
  bySession: async (userId, sessionId) => {
    const find = async () => {
      const order = await orders.findShown(userId, { sessionId });
      if (!order) throw new AppError('not_found');
      return order;
    };
    const order = await find();
    const changed = await fulfilment.refresh(order);
    return presentOrder(changed ? await find() : order, now());
  },
  list: async (userId) => (await orders.listShown(userId)).map((order) => presentOrder(order, now())),
});
