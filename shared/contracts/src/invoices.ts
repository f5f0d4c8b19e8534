import { z } from 'zod';
import { defineCall } from './calls.ts';

export const getInvoice = defineCall({
  id: 'invoices.get',
  method: 'GET',
  path: '/api/v1/billing/invoices/{number}.pdf',
  summary: 'An own invoice or credit note as PDF',
  auth: 'bearer',
  params: z.object({ number: z.string().regex(/^(INV|CN)-\d{4}-\d{6,}$/, 'Not the number of an invoice') }),
  status: 200,
  download: 'application/pdf',
});
