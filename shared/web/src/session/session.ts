import type {
  BodyOf,
  SignedIn,
  MailLink,
  User,
  disownAccount,
  finishSignIn,
  forgotPassword,
  getMe,
  login,
  logout,
  oauthCallback,
  oauthSignin,
  PasskeyRequest,
  passkeySignIn,
  readMailLink,
  resetPassword,
  signup,
  startPasskeySignIn,
  verifyEmail,
} from '@fifteen/contracts';
import { ApiError } from './api-error.ts';
import { requestCall } from './http.ts';
import { keepReturnPath } from './return-path.ts';
import { endSession, forgetUser, isRefusal, refreshTokens } from './refresh.ts';
import { send } from './send.ts';
import { emitSessionEvent } from './session-events.ts';
import { useSession } from './session-store.ts';
import { tokens } from './token-store.ts';

type Credentials = BodyOf<typeof login>;
type NewAccount = BodyOf<typeof signup>;

/** The server may be away; leaving must not wait for it. */
const LOGOUT_TIMEOUT_MS = 5_000;

const enter = (answer: SignedIn): User => {
  // What the one before saw must not be there for this one.
  if ((useSession.getState().user ?? answer.user).id !== answer.user.id) forgetUser();
  tokens.store(answer);
  useSession.setState({ status: 'signed_in', user: answer.user });
  emitSessionEvent({ type: 'SIGNED_IN', user: answer.user });
  return answer.user;
};

/** When the server last told who is here, in milliseconds of this machine's clock. */
let userReadAt = 0;

const loadUser = async (): Promise<User> => {
  const user = await send<typeof getMe>({ method: 'GET', path: '/api/v1/auth/me' });
  // A page of a proxy that comes with a 200 is nobody.
  if (typeof user?.id !== 'string') throw new ApiError('Network error', 0);
  userReadAt = Date.now();
  return user;
};

/** What can be done with the sign-in. All of it throws ApiError. */
export const session = {
  /** Asks who the stored token belongs to. Throws where the server cannot be asked; then nothing has changed. */
  async restore(): Promise<void> {
    if (!tokens.access()) return endSession();
    try {
      const user = await loadUser();
      useSession.setState({ status: 'signed_in', user });
      emitSessionEvent({ type: 'SIGNED_IN', user });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      endSession();
    }
  },

  async login(body: Credentials): Promise<User> {
    return enter(await requestCall<typeof login>({ method: 'POST', path: '/api/v1/auth/login', body }));
  },

  /** The second step of a sign-in that was refused with second_factor_required. */
  async finishSignIn(body: BodyOf<typeof finishSignIn>): Promise<User> {
    const user = enter(await requestCall<typeof finishSignIn>({ method: 'POST', path: '/api/v1/auth/second-step', body }));
    emitSessionEvent({ type: 'MFA_CHALLENGE_VERIFIED', user });
    return user;
  },

  /** What a passkey signs to sign in. It is good once, for ten minutes. */
  passkeyRequest: (): Promise<PasskeyRequest> =>
    requestCall<typeof startPasskeySignIn>({ method: 'POST', path: '/api/v1/auth/passkey/options', body: {} }),

  async signInWithPasskey(body: BodyOf<typeof passkeySignIn>): Promise<User> {
    return enter(await requestCall<typeof passkeySignIn>({ method: 'POST', path: '/api/v1/auth/passkey', body }));
  },

  async signup(body: NewAccount): Promise<User> {
    return enter(await requestCall<typeof signup>({ method: 'POST', path: '/api/v1/auth/signup', body }));
  },

  /** Leaves for Google. The customer comes back to `/auth/callback`, and from there to this path. */
  async leaveForGoogle(returnPath: string): Promise<void> {
    const { url } = await requestCall<typeof oauthSignin>({
      method: 'POST',
      path: '/api/v1/auth/oauth/signin',
      body: { provider: 'google', redirect_url: `${location.origin}/auth/callback` },
    });
    keepReturnPath(returnPath);
    location.assign(url);
  },

  async completeOauth(body: BodyOf<typeof oauthCallback>): Promise<User> {
    return enter(
      await requestCall<typeof oauthCallback>({ method: 'POST', path: '/api/v1/auth/oauth/callback', body }),
    );
  },

  /** Mails a link, where there is such an account; nobody learns whether there is. */
  async forgotPassword(email: string): Promise<void> {
    const body = { email };
    await requestCall<typeof forgotPassword>({ method: 'POST', path: '/api/v1/auth/password/forgot', body });
  },

  /** Tells everybody that the visitor came with the link of a reset mail. */
  startRecovery(): void {
    emitSessionEvent({ type: 'PASSWORD_RECOVERY' });
  },

  /** Sets the new password. It ends every session, this tab's too. */
  async resetPassword(body: BodyOf<typeof resetPassword>): Promise<void> {
    await requestCall<typeof resetPassword>({ method: 'POST', path: '/api/v1/auth/password/reset', body });
    endSession();
  },

  /** Which account the link of a mail would confirm; nothing is done yet. */
  readMailLink: (token: string): Promise<MailLink> =>
    requestCall<typeof readMailLink>({ method: 'POST', path: '/api/v1/auth/email/link', body: { token } }),

  /** Confirms the address of the account that is signed in. */
  async verifyEmail(token: string): Promise<void> {
    await send<typeof verifyEmail>({ method: 'POST', path: '/api/v1/auth/email/verify', body: { token } });
  },

  /** Locks out the person who signed up with this address. */
  async disownAccount(token: string): Promise<void> {
    await requestCall<typeof disownAccount>({ method: 'POST', path: '/api/v1/auth/email/disown', body: { token } });
  },

  /** Signs out on the server and, whatever it says, here. */
  async logout(): Promise<void> {
    try {
      // With a fresh token where the old one has run out: else the session would live on at the server.
      await send<typeof logout>({ method: 'POST', path: '/api/v1/auth/logout', timeout: LOGOUT_TIMEOUT_MS });
    } catch {
      // The tokens go in any case, and an access token that outlives this ends within the hour.
    } finally {
      endSession();
    }
  },

  /** Forgets the sign-in of this browser, where the server has ended it already. */
  end: (): void => endSession(),

  /** Reads the user again, as after a purchase, and tells everybody who shows name or credits. */
  async reloadUser(): Promise<User> {
    const user = await loadUser();
    session.setUser(user);
    return user;
  },

  /** For answers that bring the user along. */
  setUser(user: User): void {
    if (useSession.getState().status !== 'signed_in') return;
    useSession.setState({ status: 'signed_in', user });
    emitSessionEvent({ type: 'USER_UPDATED', user });
  },

  /** How old the user of `useSession` is: a page that shows the balance need not ask for what was just told. */
  userReadAt: (): number => userReadAt,

  /** New tokens now. */
  refresh: (): Promise<void> => refreshTokens(tokens.access()),
};
