import { oauthCallback, oauthSignin } from '@fifteen/contracts';
import { visitorOf } from '../auth/auth.routes.ts';
import { limitByAddress } from '../http/rate-limiter.ts';
import { route, type Endpoint } from '../http/route.ts';
import { keepBrowserSecret, readBrowserSecret } from './browser-cookie.ts';
import type { OauthService } from './oauth.service.ts';

const SIGN_INS = { tries: 60, windowMs: 60_000 };

export const oauthEndpoints = (oauth: OauthService, publicUrl: string): Endpoint[] => {
  const isSecure = publicUrl.startsWith('https:');
  return [
    route(
      oauthSignin,
      async ({ body, request, response }) => {
        const { url, browser } = await oauth.start(body.redirect_url, readBrowserSecret(request, isSecure));
        keepBrowserSecret(response, browser, isSecure);
        return { url };
      },
      limitByAddress(SIGN_INS),
    ),
    route(
      oauthCallback,
      ({ body, address, request }) => oauth.finish(body, readBrowserSecret(request, isSecure), visitorOf(address, request)),
      limitByAddress(SIGN_INS),
    ),
  ];
};
