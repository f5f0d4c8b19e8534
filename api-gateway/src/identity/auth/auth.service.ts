import { WELCOME_CREDITS, type login, type SignedIn, type signup, type Tokens } from '@fifteen/contracts';
import type { z } from 'zod';
import type { Db, InTransaction } from '../../platform/database/db.ts';
import { storableText } from '../../platform/database/storable.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Background } from '../../platform/http/background.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { NoteRefusal } from '../../platform/security-log/refusals.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';
import type { UsersStore, UserWithCredits } from '../users/users.store.ts';
import type { AccessTokens } from '../sessions/access-tokens.ts';
import { emailKeyOf } from '../../platform/mail/email-key.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { assertGoodPassword } from '../passwords/password-policy.ts';
import { decideRefresh, isLive } from '../sessions/refresh-decision.ts';
import type { RefreshTokens } from '../sessions/refresh-tokens.ts';
import type { SessionsStore } from '../sessions/sessions.store.ts';
import type { SignInLimits } from '../sign-ins/sign-in-limits.ts';
import type { SignIns, Visitor } from '../sign-ins/sign-ins.ts';
import type { VerificationService } from './verification.service.ts';

type Signup = z.output<(typeof signup)['body']>;
type Login = z.output<(typeof login)['body']>;

interface Dependencies {
  readonly db: Db;
  readonly inTransaction: InTransaction;
  readonly users: UsersStore;
  readonly sessions: SessionsStore;
  readonly signIns: SignIns;
  readonly verification: Pick<VerificationService, 'welcome' | 'tellSignupTried'>;
  readonly hasher: PasswordHasher;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly limits: SignInLimits;
  readonly log: SecurityLog;
  readonly noteRefusal: NoteRefusal;
  readonly background: Background;
  readonly now: () => Date;
}

export interface AuthService {
  readonly signup: (body: Signup, visitor: Visitor) => Promise<SignedIn>;
  readonly login: (body: Login, visitor: Visitor) => Promise<SignedIn>;
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  readonly logout: (caller: Caller) => Promise<void>;
  /** Who holds this access token, while the session lives. */
  readonly authenticate: (accessToken: string) => Promise<Caller>;
}

/** Failed sign-ins to one account from one network are one row for each of these. */
const FAILED_SIGN_INS_WINDOW_MS = 60 * 60_000;

export const createAuthService = (of: Dependencies): AuthService => {
  const createAccount = ({ email, full_name }: Signup, password_hash: string): Promise<UserWithCredits | undefined> =>
    of.inTransaction(async (trx) => {
      const user = await of.users.create(
        trx,
        {
          email,
          email_key: emailKeyOf(email),
          full_name: full_name && storableText(full_name),
          password_hash,
          created_at: of.now(),
        },
        WELCOME_CREDITS,
      );
      if (user) await of.verification.welcome(trx, user);
      return user;
    });

  const failLogin = async (user: UserWithCredits | undefined, { address }: Visitor): Promise<never> => {
    // Of an account that exists at once: its owner may be looking. Guesses at invented ones are a flood at times.
    if (user) await of.log.count({ kind: 'sign_in_failed', userId: user.id, networkKey: of.limits.networkKey(address) }, FAILED_SIGN_INS_WINDOW_MS);
    else of.noteRefusal({ kind: 'sign_in_failed' }, address);
    throw new AppError('invalid_credentials');
  };

  return {
    signup: async (body, visitor) => {
      await of.limits.beforeSignup(visitor.address);
      assertGoodPassword(body.password, body.email);
      const user = await createAccount(body, await of.hasher.hash(body.password));
      if (!user) {
        of.background.run('telling the owner of an address', () => of.verification.tellSignupTried(body.email));
        throw new AppError('email_taken');
      }
      const signedIn = await of.signIns.start(user, visitor, { kind: 'signed_up', method: 'password' });
      if (!signedIn) throw new AppError('invalid_credentials');
      return signedIn;
    },

    login: async ({ email, password, remember_me }, visitor) => {
      const { user, clears } = await of.limits.beforeLogin(emailKeyOf(email), visitor.address);
      const matches = await of.hasher.verify(user?.password_hash, password);
      if (!user || !matches) return failLogin(user, visitor);
      const signedIn = await of.signIns.start(user, visitor, { kind: 'signed_in', method: 'password', remembered: remember_me, clears });
      if (!signedIn) throw new AppError('invalid_credentials');
      return signedIn;
    },

    refresh: async (refreshToken) => {
      const claim = of.refreshTokens.read(refreshToken);
      if (!claim) throw new AppError('session_ended');
      await of.limits.beforeRefresh(claim.sessionId);
      const now = of.now();
      const outcome = await of.sessions.refresh(claim.sessionId, now, (session) =>
        decideRefresh(session, claim.generation, now),
      );
      if (outcome?.decision === 'revoke') {
        const { user_id: userId, id: sessionId } = outcome.session;
        await of.log.record({ kind: 'token_reused', userId, sessionId });
      }
      const good = outcome?.decision === 'rotate' || outcome?.decision === 'repeat';
      if (!good) throw new AppError('session_ended');
      return of.signIns.tokensOf(outcome.session);
    },

    logout: async ({ userId, sessionId }) => {
      await of.sessions.revoke(of.db, { id: sessionId, userId }, 'logout', of.now());
      await of.log.record({ kind: 'signed_out', userId, sessionId });
    },

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
