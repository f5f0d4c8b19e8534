import { z } from 'zod';
import { CREDIT_PACKAGES } from './business.ts';
import { defineCall } from './calls.ts';

const PACKAGE_IDS = CREDIT_PACKAGES.map(({ id }) => id);

export const purchaseCredits = defineCall({
  id: 'credit-purchases.create',
  method: 'POST',
  path: '/api/v1/credits/purchase',
  summary: 'Open the checkout of a package of credits. Returns to /payment-success?type=credits&session_id=…, or to /buy-credits?payment=cancelled',
  auth: 'bearer',
  body: z.object({ package_id: z.enum(PACKAGE_IDS, 'Please choose one of the packages') }),
  status: 200,
  answer: z.object({ checkout_url: z.string() }),
});
