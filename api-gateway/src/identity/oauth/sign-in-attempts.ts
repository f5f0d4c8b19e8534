import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OauthAttemptsStore } from './oauth-attempts.store.ts';
import type { Attempt } from './openid-flow.ts';

const ATTEMPT_MS = 10 * 60_000;
const SECRET_FORM = /^[\w-]{43}$/;

const secret = (): string => randomBytes(32).toString('base64url');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const isSame = (left: string, right: string): boolean => timingSafeEqual(Buffer.from(left), Buffer.from(right));

interface Dependencies {
  readonly attempts: OauthAttemptsStore;
  readonly now: () => Date;
}

/** Sign-ins that are away at a provider, each tied to the browser that began it. */
export interface SignInAttempts {
  /** Where to send the browser. `browser` is the secret of its cookie, made where `given` is none. */
  readonly begin: (redirectUrl: string, given: string | undefined, urlOf: (attempt: Attempt) => Promise<string>) => Promise<{ url: string; browser: string }>;
  /** Takes the attempt away; undefined where this browser began none with this state, or one that returns elsewhere. */
  readonly take: (state: string, browser: string | undefined, redirectUrls: readonly string[]) => Promise<Attempt | undefined>;
}

export const createSignInAttempts = ({ attempts, now }: Dependencies): SignInAttempts => ({
  begin: async (redirectUrl, given, urlOf) => {
    // Tabs of one browser share its secret, so that each of them can finish, whichever is first.
    const browser = given && SECRET_FORM.test(given) ? given : secret();
    const attempt = { state: secret(), nonce: secret(), codeVerifier: secret(), redirectUrl };
    const url = await urlOf(attempt);
    await attempts.add({
      state_hash: hashOf(attempt.state),
      browser_hash: hashOf(browser),
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      redirect_url: redirectUrl,
      expires_at: new Date(now().getTime() + ATTEMPT_MS),
    });
    return { url, browser };
  },
  take: async (state, browser, redirectUrls) => {
    const attempt = await attempts.take(hashOf(state), now());
    // A state that another browser began is an attempt to sign somebody in to a stranger's account.
    if (!attempt || !browser || !isSame(hashOf(browser), attempt.browser_hash)) return undefined;
    if (!redirectUrls.includes(attempt.redirect_url)) return undefined;
    return { state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier, redirectUrl: attempt.redirect_url };
  },
});
