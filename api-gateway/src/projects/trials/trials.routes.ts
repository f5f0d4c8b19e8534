import { drawTrial } from '@fifteen/contracts';
import { createRateLimiter, networkOf } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import { untilGone } from '../../platform/http/until-gone.ts';
import type { TrialsService } from './trials.service.ts';

const MINUTE_MS = 60_000;
/** Who plays with names asks some ten times a minute; beyond both, an account is the better place. */
const QUICK = { tries: 12, windowMs: MINUTE_MS };
const LONG = { tries: 60, windowMs: 60 * MINUTE_MS };

export const trialsEndpoints = (trials: TrialsService): Endpoint[] => {
  const [takeQuick, takeLong] = [createRateLimiter(QUICK), createRateLimiter(LONG)];
  return [
    route(
      drawTrial,
      ({ body, address, response }) => trials.draw(body, address, untilGone(response)),
      ({ address }) => {
        takeQuick(networkOf(address));
        takeLong(networkOf(address));
      },
    ),
  ];
};
