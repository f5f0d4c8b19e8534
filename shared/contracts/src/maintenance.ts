import { z } from 'zod';
import { defineCall } from './calls.ts';

/** Whether an operator has closed the site for maintenance. While it is open, the rest is null. */
export const MaintenanceMode = z.object({
  on: z.boolean(),
  since: z.iso.datetime().nullable(),
  resumes_at: z.iso.datetime().nullable(),
  /** The operator's own words. */
  message: z.string().nullable(),
});
export type MaintenanceMode = z.infer<typeof MaintenanceMode>;

export const getMaintenance = defineCall({
  id: 'maintenance.get',
  method: 'GET',
  path: '/api/v1/maintenance',
  summary: 'Whether the site is closed for maintenance; answers also while it is',
  auth: 'public',
  status: 200,
  answer: MaintenanceMode,
});
