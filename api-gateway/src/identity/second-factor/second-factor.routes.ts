import { beginSecondFactor, confirmSecondFactor, endSecondFactor, finishSignIn, renewRecoveryCodes } from '@fifteen/contracts';
import { visitorOf } from '../auth/auth.routes.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SecondStepService } from './second-step.service.ts';

interface Services {
  readonly factor: SecondFactorService;
  readonly step: SecondStepService;
}

export const secondFactorEndpoints = ({ factor, step }: Services): Endpoint[] => [
  route(finishSignIn, ({ body, address, request }) => step.finish(body.challenge, body.code, visitorOf(address, request))),
  route(beginSecondFactor, ({ body, user }) => factor.begin(user, body.password)),
  route(confirmSecondFactor, ({ body, user }) => factor.confirm(user, body.code)),
  route(endSecondFactor, ({ body, user }) => factor.end(user, body)),
  route(renewRecoveryCodes, ({ body, user }) => factor.renewCodes(user, body)),
];
