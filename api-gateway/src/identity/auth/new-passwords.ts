import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { nameFor } from '../../platform/mail/name-for.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';
import type { UsersStore } from '../users/users.store.ts';
import type { MailTokensStore } from '../mail-tokens/mail-tokens.store.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { assertGoodPassword } from '../passwords/password-policy.ts';
import type { SessionsStore } from '../sessions/sessions.store.ts';

type Db = Kysely<Database>;

interface Dependencies {
  readonly users: UsersStore;
  readonly sessions: SessionsStore;
  readonly tokens: MailTokensStore;
  readonly hasher: PasswordHasher;
  readonly outbox: Outbox;
  readonly log: SecurityLog;
  readonly now: () => Date;
}

interface NewPassword {
  readonly userId: string;
  readonly password: string;
  readonly kind: 'password_changed' | 'password_reset';
  /** The session that may go on. */
  readonly keep?: string;
  /** From where a link was used: it is the owner's from now on. */
  readonly networkKey?: string;
  /** Where the page shows what is wrong with it. */
  readonly field: string;
}

export interface NewPasswords {
  /** Sets it, ends the other sessions and open reset links, and tells the customer by mail. Throws password_too_common. */
  readonly set: (db: Db, change: NewPassword) => Promise<void>;
}

export const createNewPasswords = (of: Dependencies): NewPasswords => ({
  set: async (db, { userId, password, kind, keep, networkKey, field }) => {
    const user = await of.users.find(userId, db);
    if (!user) throw new AppError('session_ended');
    assertGoodPassword(password, user.email, field);
    const now = of.now();
    await of.users.setPassword(db, userId, await of.hasher.hash(password));
    await of.sessions.revokeAll(db, { userId, ...(keep && { except: keep }) }, 'password', now);
    await of.tokens.forget(db, userId, 'reset');
    await of.log.record({ kind, userId, sessionId: keep, networkKey }, db);
    await of.outbox.write(db, {
      template: 'password-changed',
      ref: `password-changed:${userId}:${now.getTime()}`,
      userId,
      recipient: user.email,
      isConfirmed: user.email_verified_at !== null,
      data: { name: nameFor(user), at: now.toISOString() },
    });
  },
});
