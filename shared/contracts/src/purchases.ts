import { z } from 'zod';
import { defineCall } from './calls.ts';
import { ProjectParams } from './projects.ts';

export const purchaseProject = defineCall({
  id: 'purchases.create',
  method: 'POST',
  path: '/api/v1/projects/{id}/purchase',
  summary: 'Open the checkout that makes a project paid; repeating it gives the same open checkout. Returns to the select page',
  auth: 'bearer',
  params: ProjectParams,
  status: 200,
  answer: z.object({ checkout_url: z.string() }),
});

export const getPaymentStatus = defineCall({
  id: 'purchases.status',
  method: 'GET',
  path: '/api/v1/projects/{id}/payment-status',
  summary: 'Whether a project is paid; asks the payment provider where a checkout is under way',
  auth: 'bearer',
  params: ProjectParams,
  status: 200,
  answer: z.object({ is_paid: z.boolean() }),
});
