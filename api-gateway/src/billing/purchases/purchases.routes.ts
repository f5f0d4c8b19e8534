import type { Request } from 'express';
import { getPaymentStatus, purchaseCredits, purchaseProject } from '@fifteen/contracts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { type Caller, route, type Endpoint } from '../../platform/http/route.ts';
import type { Customer, PurchasesService } from './purchases.service.ts';

/** Each one asks the payment provider. */
const CHECKOUTS = { tries: 60, windowMs: 600_000 };
const LOOK_UPS = { tries: 240, windowMs: 60_000 };

const customerOf = ({ userId }: Caller, request: Request): Customer => ({ userId, origin: request.get('origin') });

export const purchasesEndpoints = (purchases: PurchasesService): Endpoint[] => {
  const limited = limitByAccount(CHECKOUTS);
  return [
    route(purchaseProject, async ({ params, user, request }) => ({ checkout_url: await purchases.buyProject(customerOf(user, request), params.id) }), limited),
    route(purchaseCredits, async ({ body, user, request }) => ({ checkout_url: await purchases.buyCredits(customerOf(user, request), body.package_id) }), limited),
    route(getPaymentStatus, async ({ params, user }) => ({ is_paid: await purchases.isPaid(user.userId, params.id) }), limitByAccount(LOOK_UPS)),
  ];
};
