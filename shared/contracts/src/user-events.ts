import { z } from 'zod';
import { defineCall } from './calls.ts';

/** News of the account. Sent as it is now: nothing is replayed, and opening the stream sends the balance first. */
export const UserEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('credits_changed'), data: z.object({ credits: z.int() }) }),
  z.object({ type: z.literal('project_paid_changed'), data: z.object({ project_id: z.uuid(), is_paid: z.boolean() }) }),
]);
export type UserEvent = z.infer<typeof UserEvent>;

export const streamUserEvents = defineCall({
  id: 'user-events.stream',
  method: 'GET',
  path: '/api/v1/users/events',
  summary: 'Server-sent events of the account. One stream a browser is enough: tabs pass them on to each other',
  auth: 'bearer',
  status: 200,
  stream: true,
});
