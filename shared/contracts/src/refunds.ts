import { z } from 'zod';
import { REFUND_REASON_MAX } from './business.ts';
import { defineCall } from './calls.ts';
import { Order, OrderParams } from './orders.ts';

export const requestRefund = defineCall({
  id: 'refunds.request',
  method: 'POST',
  path: '/api/v1/orders/{id}/refund-request',
  summary: 'Ask for the money of a brand kit back, within 30 days; a person decides. Asking again changes nothing',
  auth: 'bearer',
  params: OrderParams,
  body: z.object({
    reason: z.string().trim().max(REFUND_REASON_MAX, `Must be at most ${REFUND_REASON_MAX} characters`).nullable().default(null),
  }),
  status: 200,
  answer: Order,
});
