import { getLogoHistory, listRefinements, readRefinementPrompt, refineAsset } from '@fifteen/contracts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import { readIdempotencyKey } from '../projects/idempotency.ts';
import type { RefinementsService } from './refinements.service.ts';

/** Asked while somebody types: more often than anybody types is a program. */
const READINGS = { tries: 300, windowMs: 60_000 };

export const refinementsEndpoints = (refinements: RefinementsService): Endpoint[] => [
  route(refineAsset, ({ params, body, user, request }) =>
    refinements.create(user.userId, params.assetId, body, readIdempotencyKey(request.get('idempotency-key'))),
  ),
  route(
    readRefinementPrompt,
    ({ params, body, user }) => refinements.read(user.userId, params.assetId, body.prompt),
    limitByAccount(READINGS),
  ),
  route(listRefinements, ({ params, query, user }) => refinements.list(user.userId, params.id, query)),
  route(getLogoHistory, ({ params, user }) => refinements.history(user.userId, params.id)),
];
