import { oauthCallback, oauthSignin } from '@fifteen/contracts';
import { visitorOf } from '../auth/auth.routes.ts';
import type { Cookies } from '../../platform/http/cookies.ts';
import { limitByAddress } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import { BROWSER_COOKIE } from './browser-cookie.ts';
import type { OauthService } from './oauth.service.ts';

const SIGN_INS = { tries: 60, windowMs: 60_000 };

export const oauthEndpoints = (oauth: OauthService, cookies: Cookies): Endpoint[] => [
  route(
    oauthSignin,
    async ({ body, request, response }) => {
      const { url, browser } = await oauth.start(body.redirect_url, cookies.read(request, BROWSER_COOKIE));
      cookies.set(response, BROWSER_COOKIE, browser);
      return { url };
    },
    limitByAddress(SIGN_INS),
  ),
  route(
    oauthCallback,
    ({ body, address, request }) => oauth.finish(body, cookies.read(request, BROWSER_COOKIE), visitorOf(address, request)),
    limitByAddress(SIGN_INS),
  ),
];
