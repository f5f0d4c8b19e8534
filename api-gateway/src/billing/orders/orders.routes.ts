import { getOrderBySession, listOrders } from '@fifteen/contracts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { OrdersService } from './orders.service.ts';

/** Polled every two seconds for a minute, in a few tabs; each may ask the provider. */
const LOOK_UPS = { tries: 240, windowMs: 60_000 };

export const ordersEndpoints = (orders: OrdersService): Endpoint[] => [
  route(getOrderBySession, ({ params, user }) => orders.bySession(user.userId, params.session_id), limitByAccount(LOOK_UPS)),
  route(listOrders, ({ user }) => orders.list(user.userId)),
];
