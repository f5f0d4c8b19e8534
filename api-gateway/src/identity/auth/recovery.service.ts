import type { InTransaction } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Background } from '../../platform/http/background.ts';
import { nameFor } from '../../platform/mail/name-for.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';
import type { UsersStore } from '../users/users.store.ts';
import { emailKeyOf } from '../../platform/mail/email-key.ts';
import type { MailTokensStore } from '../mail-tokens/mail-tokens.store.ts';
import type { MailTokenSigner } from '../mail-tokens/mail-token-signer.ts';
import type { NewPasswords } from './new-passwords.ts';
import type { SignInLimits } from '../sign-ins/sign-in-limits.ts';

interface Dependencies {
  readonly inTransaction: InTransaction;
  readonly users: UsersStore;
  readonly tokens: MailTokensStore;
  readonly signer: MailTokenSigner;
  readonly newPasswords: NewPasswords;
  readonly outbox: Outbox;
  readonly limits: SignInLimits;
  readonly log: SecurityLog;
  readonly background: Background;
  readonly now: () => Date;
}

export interface RecoveryService {
  /** Mails a link to the account's owner. Anyone who asks learns nothing: neither by the answer nor by its time. */
  readonly forgot: (email: string, address: string) => Promise<void>;
  readonly reset: (token: string, password: string, address: string) => Promise<void>;
}

export const createRecoveryService = (of: Dependencies): RecoveryService => {
  const mailLink = async (email: string, networkKey: string): Promise<void> => {
    const user = await of.users.findByEmail(emailKeyOf(email));
    // A flood ends in silence: links that were mailed before stay good, so it locks nobody out.
    if (!user || !(await of.limits.mayMailReset(user.id))) return;
    await of.inTransaction(async (trx) => {
      const tokenId = await of.tokens.create(trx, user.id, 'reset', of.now());
      await of.outbox.write(trx, {
        template: 'reset-password',
        ref: `reset:${tokenId}`,
        userId: user.id,
        recipient: user.email,
        isConfirmed: user.email_verified_at !== null,
        data: { tokenId, name: nameFor(user) },
      });
      await of.log.record({ kind: 'password_reset_asked', userId: user.id, networkKey }, trx);
    });
  };

  return {
    forgot: async (email, address) => {
      await of.limits.beforeRecovery(address);
      of.background.run('mailing a reset link', () => mailLink(email, of.limits.networkKey(address)));
    },

    reset: async (token, password, address) => {
      await of.limits.beforeRecovery(address);
      const id = of.signer.read(token);
      if (!id) throw new AppError('mail_link_invalid');
      await of.inTransaction(async (trx) => {
        const used = await of.tokens.use(trx, id, 'reset', of.now());
        if (!used) throw new AppError('mail_link_invalid');
        await of.newPasswords.set(trx, {
          userId: used.userId,
          password,
          kind: 'password_reset',
          networkKey: of.limits.networkKey(address),
          field: 'password',
        });
        // The link came by mail: the address is the customer's.
        await of.users.verifyEmail(trx, used.userId, of.now());
        await of.tokens.forget(trx, used.userId, 'verify');
      });
    },
  };
};
