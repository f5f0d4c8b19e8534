import { requestRefund } from '@fifteen/contracts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { RefundsService } from './refunds.service.ts';

const REQUESTS = { tries: 20, windowMs: 3_600_000 };

export const refundsEndpoints = (refunds: RefundsService): Endpoint[] => [
  route(requestRefund, ({ params, body, user }) => refunds.request(user.userId, params.id, body.reason), limitByAccount(REQUESTS)),
];
