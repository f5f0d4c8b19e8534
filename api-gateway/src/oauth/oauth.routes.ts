import { oauthCallback, oauthSignin } from '@fifteen/contracts';
import { visitorOf } from '../auth/auth.routes.ts';
import { limitByAddress } from '../http/rate-limiter.ts';
import { route, type Endpoint } from '../http/route.ts';
import { forgetBrowserSecret, keepBrowserSecret, readBrowserSecret } from './browser-cookie.ts';
import type { OauthService } from './oauth.service.ts';

const SIGN_INS = { tries: 60, windowMs: 60_000 };

export const oauthEndpoints = (oauth: OauthService, publicUrl: string): Endpoint[] => [
  route(
    oauthSignin,
    async ({ body, request, response }) => {
      const { url, browser } = await oauth.start(body.redirect_url, readBrowserSecret(request));
      keepBrowserSecret(response, browser, publicUrl.startsWith('https:'));
      return { url };
    },
    limitByAddress(SIGN_INS),
  ),
  route(
    oauthCallback,
    async ({ body, address, request, response }) => {
      const signedIn = await oauth.finish(body, readBrowserSecret(request), visitorOf(address, request));
      forgetBrowserSecret(response);
      return signedIn;
    },
    limitByAddress(SIGN_INS),
  ),
];
