import {
  REMEMBERED_SESSION_DAYS,
  SESSION_HOURS,
  WELCOME_CREDITS,
  type login,
  type SignedIn,
  type signup,
  type Tokens,
} from '@fifteen/contracts';
import type { z } from 'zod';
import { storableText } from '../database/storable.ts';
import type { SessionRow } from '../database/schema/sessions.ts';
import { AppError } from '../errors.ts';
import type { Caller } from '../http/route.ts';
import { presentUser } from '../users/present-user.ts';
import type { UsersStore, UserWithCredits } from '../users/users.store.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { assertGoodPassword } from './password-policy.ts';
import { decideRefresh, isLive } from './refresh-decision.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import type { SessionsStore } from './sessions.store.ts';
import type { SignInLimits } from './sign-in-limits.ts';

const HOUR_MS = 3_600_000;

type Signup = z.output<(typeof signup)['body']>;
type Login = z.output<(typeof login)['body']>;

interface Dependencies {
  readonly users: UsersStore;
  readonly sessions: SessionsStore;
  readonly hasher: PasswordHasher;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly limits: SignInLimits;
  readonly now: () => Date;
}

export interface AuthService {
  readonly signup: (body: Signup, address: string) => Promise<SignedIn>;
  readonly login: (body: Login, address: string) => Promise<SignedIn>;
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  readonly logout: (caller: Caller) => Promise<void>;
  /** Who holds this access token, while the session lives. */
  readonly authenticate: (accessToken: string) => Promise<Caller>;
}

/** Accounts are told apart without regard to case or to look-alike forms of the same character. */
const emailKeyOf = (email: string): string => email.normalize('NFKC').toLowerCase();

export const createAuthService = (of: Dependencies): AuthService => {
  const tokensOf = async (session: SessionRow): Promise<Tokens> => {
    const { id, user_id: userId, expires_at: expiresAt } = session;
    const access = await of.accessTokens.issue({ id, userId, expiresAt });
    return {
      access_token: access.token,
      refresh_token: of.refreshTokens.issue(session),
      expires_in: access.expiresInS,
      token_type: 'bearer',
    };
  };

  const startSession = async (user: UserWithCredits, address: string, hours: number): Promise<SignedIn> => {
    const now = of.now();
    const session = await of.sessions.create({
      user_id: user.id,
      network_key: of.limits.networkKey(address),
      created_at: now,
      rotated_at: now,
      expires_at: new Date(now.getTime() + hours * HOUR_MS),
    });
    return { ...(await tokensOf(session)), user: presentUser(user) };
  };

  return {
    signup: async ({ email, password, full_name }, address) => {
      await of.limits.beforeSignup(address);
      assertGoodPassword(password, email);
      const user = await of.users.create(
        {
          email,
          email_key: emailKeyOf(email),
          full_name: full_name && storableText(full_name),
          password_hash: await of.hasher.hash(password),
          created_at: of.now(),
        },
        WELCOME_CREDITS,
      );
      if (!user) throw new AppError('email_taken');
      return startSession(user, address, SESSION_HOURS);
    },

    login: async ({ email, password, remember_me }, address) => {
      const countAfresh = await of.limits.beforeLogin(emailKeyOf(email), address);
      const user = await of.users.findByEmail(emailKeyOf(email));
      const matches = await of.hasher.verify(user?.password_hash, password);
      if (!user || !matches) throw new AppError('invalid_credentials');
      await countAfresh();
      return startSession(user, address, remember_me ? REMEMBERED_SESSION_DAYS * 24 : SESSION_HOURS);
    },

    refresh: async (refreshToken) => {
      const claim = of.refreshTokens.read(refreshToken);
      if (!claim) throw new AppError('session_ended');
      const now = of.now();
      const outcome = await of.sessions.refresh(claim.sessionId, now, (session) =>
        decideRefresh(session, claim.generation, now),
      );
      const good = outcome?.decision === 'rotate' || outcome?.decision === 'repeat';
      if (!good) throw new AppError('session_ended');
      return tokensOf(outcome.session);
    },

    logout: ({ sessionId }) => of.sessions.revoke(sessionId, of.now()),

    authenticate: async (accessToken) => {
      const caller = await of.accessTokens.read(accessToken);
      if (!caller) throw new AppError('session_ended');
      const session = await of.sessions.find(caller.sessionId);
      if (!session || session.user_id !== caller.userId || !isLive(session, of.now())) {
        throw new AppError('session_ended');
      }
      return caller;
    },
  };
};
