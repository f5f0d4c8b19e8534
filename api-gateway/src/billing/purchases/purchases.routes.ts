import { getPaymentStatus, purchaseCredits, purchaseProject } from '@fifteen/contracts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { PurchasesService } from './purchases.service.ts';

/** Each one asks the payment provider. */
const CHECKOUTS = { tries: 60, windowMs: 600_000 };
const LOOK_UPS = { tries: 240, windowMs: 60_000 };

export const purchasesEndpoints = (purchases: PurchasesService): Endpoint[] => {
  const limited = limitByAccount(CHECKOUTS);
  return [
    route(purchaseProject, async ({ params, user }) => ({ checkout_url: await purchases.buyProject(user.userId, params.id) }), limited),
    route(purchaseCredits, async ({ body, user }) => ({ checkout_url: await purchases.buyCredits(user.userId, body.package_id) }), limited),
    route(getPaymentStatus, async ({ params, user }) => ({ is_paid: await purchases.isPaid(user.userId, params.id) }), limitByAccount(LOOK_UPS)),
  ];
};
