import { getProjectShare, getSharedProject, shareProject, unshareProject, voteOnShare } from '@fifteen/contracts';
import { limitByAccount, limitByAddress, networkOf } from '../../platform/http/rate-limiter.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.store.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { SharesService } from './shares.service.ts';
import type { createVoters } from './voter-cookie.ts';

const MINUTE_MS = 60_000;
const CHANGES = { tries: 60, windowMs: MINUTE_MS };
const VISITS = { tries: 240, windowMs: MINUTE_MS };
const VOTES = { tries: 60, windowMs: MINUTE_MS };
/** Browsers of one network that may begin to vote on one link, over all gateways: an office may, a script that throws cookies away may not. */
const NEW_VOTERS = { tries: 20, windowMs: 60 * MINUTE_MS };

export const sharesEndpoints = (shares: SharesService, voters: ReturnType<typeof createVoters>, limits: RateLimits): Endpoint[] => [
  route(getProjectShare, ({ params, user }) => shares.ofProject(user.userId, params.id)),
  route(shareProject, ({ params, body, user }) => shares.save(user.userId, params.id, body), limitByAccount(CHANGES)),
  route(unshareProject, ({ params, user }) => shares.revoke(user.userId, params.id), limitByAccount(CHANGES)),
  route(
    getSharedProject,
    ({ params, request }) => shares.visit(params.token, voters.known(request)),
    limitByAddress(VISITS),
  ),
  route(
    voteOnShare,
    async ({ params, body, address, request, response }) => {
      if (!voters.isKnown(request)) await limits.take(`new-voter:${params.token}:${networkOf(address)}`, NEW_VOTERS);
      return { own_votes: await shares.vote(params.token, voters.met(request, response), body.asset_ids) };
    },
    limitByAddress(VOTES),
  ),
];
