import type { SignedIn } from '@fifteen/contracts';
import type { SignIns, Visitor } from '../sign-ins/sign-ins.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { LinkedAccounts } from './linked-accounts.ts';
import type { Returned } from './openid-flow.ts';
import type { OpenIdProvider } from './openid-provider.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

interface Dependencies {
  /** None where no Google client is configured. */
  readonly provider: () => Promise<OpenIdProvider | undefined>;
  readonly attempts: SignInAttempts;
  readonly accounts: LinkedAccounts;
  readonly signIns: SignIns;
  /** Addresses of ours that a sign-in may return to. */
  readonly redirectUrls: readonly string[];
}

export interface OauthService {
  /** Where to send the customer. `browser` is the secret of the browser's cookie; it is made where there is none. */
  readonly start: (redirectUrl: string, browser: string | undefined) => Promise<{ url: string; browser: string }>;
  readonly finish: (returned: Returned & { readonly state: string }, browser: string | undefined, visitor: Visitor) => Promise<SignedIn>;
}

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
      const provider = await openProvider();
      return of.attempts.begin(redirectUrl, given, provider.authorizationUrl);
    },

    finish: async ({ code, state, iss }, browser, visitor) => {
      const attempt = await of.attempts.take(state, browser, of.redirectUrls);
      if (!attempt) throw new AppError('oauth_failed');
      const provider = await openProvider();
      const person = await provider.exchange(attempt, { code, iss });
      const { user, isNew } = await of.accounts.accountOf(person);
      const signedIn = await of.signIns.start(user, visitor, { kind: isNew ? 'signed_up' : 'signed_in', method: 'google' });
      if (!signedIn) throw new AppError('oauth_failed');
      return signedIn;
    },
  };
};
