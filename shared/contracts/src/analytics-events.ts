import { z } from 'zod';
import { defineCall } from './calls.ts';

export const recordAnalyticsEvent = defineCall({
  id: 'analytics.event',
  method: 'POST',
  path: '/api/v1/analytics/event',
  summary: 'Record one analytics event',
  auth: 'bearer',
  body: z.object({
    event_type: z.enum(['upgrade_modal_shown']),
    project_id: z.uuid(),
    metadata: z.object({ trigger: z.string().max(100) }),
  }),
  status: 204,
});
