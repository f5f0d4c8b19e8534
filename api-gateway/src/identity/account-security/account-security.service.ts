import type { AccountSecurity, SessionSummary, changePassword } from '@fifteen/contracts';
import type { z } from 'zod';
import type { NewPasswords } from '../auth/new-passwords.ts';
import type { SessionsStore } from '../sessions/sessions.store.ts';
import type { Db, InTransaction } from '../../platform/database/db.ts';
import type { SessionRow } from '../../platform/database/schema/sessions.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { PasskeysService } from '../passkeys/passkeys.service.ts';
import type { SecondFactorService } from '../second-factor/second-factor.service.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';
import type { UsersStore, UserWithCredits } from '../users/users.store.ts';
import type { IdentitiesStore } from './identities.store.ts';
import { isFresh, type OwnerProof } from '../sign-ins/owner-proof.ts';

type PasswordChange = z.output<(typeof changePassword)['body']>;

interface Dependencies {
  readonly db: Db;
  readonly inTransaction: InTransaction;
  readonly users: UsersStore;
  readonly sessions: SessionsStore;
  readonly identities: IdentitiesStore;
  readonly newPasswords: NewPasswords;
  readonly proof: Pick<OwnerProof, 'assertPassword'>;
  readonly factor: Pick<SecondFactorService, 'summary'>;
  readonly passkeys: Pick<PasskeysService, 'list'>;
  readonly log: SecurityLog;
  readonly now: () => Date;
}

export interface AccountSecurityService {
  readonly summary: (caller: Caller) => Promise<AccountSecurity>;
  /** Throws not_found where it is not an open session of the caller's. */
  readonly endSession: (caller: Caller, sessionId: string) => Promise<void>;
  readonly endOtherSessions: (caller: Caller) => Promise<void>;
  readonly changePassword: (caller: Caller, change: PasswordChange) => Promise<void>;
}

const presentSession = (session: SessionRow, currentId: string): SessionSummary => ({
  id: session.id,
  is_current: session.id === currentId,
  device: session.device || 'Unknown device',
  method: session.method,
  created_at: session.created_at.toISOString(),
  last_used_at: session.rotated_at.toISOString(),
  expires_at: session.expires_at.toISOString(),
});

export const createAccountSecurityService = (of: Dependencies): AccountSecurityService => {
  const owner = async (userId: string): Promise<UserWithCredits> => {
    const user = await of.users.find(userId);
    if (!user) throw new AppError('session_ended');
    return user;
  };

  return {
    summary: async ({ userId, sessionId }) => {
      const user = await owner(userId);
      const [second_factor, passkeys, sessions, identities] = await Promise.all([
        of.factor.summary(user),
        of.passkeys.list(userId),
        of.sessions.open(userId, of.now()),
        of.identities.ofUser(userId),
      ]);
      const current = sessions.find(({ id }) => id === sessionId);
      return {
        has_password: user.password_hash !== null,
        has_google: identities.length > 0,
        email_verified: user.email_verified_at !== null,
        is_fresh: current !== undefined && isFresh(current, of.now()),
        second_factor,
        passkeys,
        sessions: sessions.map((session) => presentSession(session, sessionId)),
      };
    },

    endSession: async ({ userId, sessionId }, id) => {
      const ended = await of.sessions.revoke(of.db, { id, userId }, 'ended', of.now());
      if (!ended) throw new AppError('not_found');
      await of.log.record({ kind: 'session_ended', userId, sessionId, detail: { ended: id } });
    },

    endOtherSessions: async ({ userId, sessionId }) => {
      await of.sessions.revokeAll(of.db, { userId, except: sessionId }, 'ended', of.now());
      await of.log.record({ kind: 'session_ended', userId, sessionId, detail: { ended: 'others' } });
    },

    changePassword: async ({ userId, sessionId }, { current_password, new_password }) => {
      await of.proof.assertPassword(await owner(userId), current_password, 'current_password');
      await of.inTransaction((trx) =>
        of.newPasswords.set(trx, {
          userId,
          password: new_password,
          kind: 'password_changed',
          keep: sessionId,
          field: 'new_password',
        }),
      );
    },
  };
};
