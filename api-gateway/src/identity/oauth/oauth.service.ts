import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SignedIn } from '@fifteen/contracts';
import type { SignIns, Visitor } from '../sign-ins/sign-ins.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { LinkedAccounts } from './linked-accounts.ts';
import type { OauthAttemptsStore } from './oauth-attempts.store.ts';
import type { OpenIdProvider } from './openid-provider.ts';

const ATTEMPT_MS = 10 * 60_000;

interface Dependencies {
  /** None where no Google client is configured. */
  readonly provider: () => Promise<OpenIdProvider | undefined>;
  readonly attempts: OauthAttemptsStore;
  readonly accounts: LinkedAccounts;
  readonly signIns: SignIns;
  /** Addresses of ours that a sign-in may return to. */
  readonly redirectUrls: readonly string[];
  readonly now: () => Date;
}

interface Returned {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

export interface OauthService {
  /** Where to send the customer. `browser` is the secret of the browser's cookie; it is made where there is none. */
  readonly start: (redirectUrl: string, browser: string | undefined) => Promise<{ url: string; browser: string }>;
  readonly finish: (returned: Returned, browser: string | undefined, visitor: Visitor) => Promise<SignedIn>;
}

const secret = (): string => randomBytes(32).toString('base64url');
const SECRET_FORM = /^[\w-]{43}$/;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const isSame = (left: string, right: string): boolean => timingSafeEqual(Buffer.from(left), Buffer.from(right));

export const createOauthService = (of: Dependencies): OauthService => {
  const openProvider = async (): Promise<OpenIdProvider> => {
    const provider = await of.provider();
    if (!provider) throw new AppError('unavailable', { detail: 'Google sign-in is not set up here.' });
    return provider;
  };

  return {
    start: async (redirectUrl, given) => {
      if (!of.redirectUrls.includes(redirectUrl)) {
        throw new AppError('invalid_request', { errors: [{ field: 'redirect_url', message: 'Not an address of this site' }] });
      }
      // Tabs of one browser share its secret, so that each of them can finish, whichever is first.
      const browser = given && SECRET_FORM.test(given) ? given : secret();
      const attempt = { state: secret(), nonce: secret(), codeVerifier: secret(), redirectUrl };
      const provider = await openProvider();
      const url = await provider.authorizationUrl(attempt);
      await of.attempts.add({
        state_hash: hashOf(attempt.state),
        browser_hash: hashOf(browser),
        nonce: attempt.nonce,
        code_verifier: attempt.codeVerifier,
        redirect_url: redirectUrl,
        expires_at: new Date(of.now().getTime() + ATTEMPT_MS),
      });
      return { url, browser };
    },

    finish: async ({ code, state, iss }, browser, visitor) => {
      const attempt = await of.attempts.take(hashOf(state), of.now());
      // A state that another browser began is an attempt to sign somebody in to a stranger's account.
      if (!attempt || !browser || !isSame(hashOf(browser), attempt.browser_hash)) throw new AppError('oauth_failed');
      const { nonce, code_verifier: codeVerifier, redirect_url: redirectUrl } = attempt;
      const provider = await openProvider();
      const person = await provider.exchange({ state, nonce, codeVerifier, redirectUrl }, { code, iss });
      const { user, isNew } = await of.accounts.accountOf(person);
      const signedIn = await of.signIns.start(user, visitor, { kind: isNew ? 'signed_up' : 'signed_in', method: 'google' });
      if (!signedIn) throw new AppError('oauth_failed');
      return signedIn;
    },
  };
};
