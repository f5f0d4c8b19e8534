import type { AuthenticatorSetup, RecoveryCodes, SecondFactor } from '@fifteen/contracts';
import type { OwnerProof } from '../sign-ins/owner-proof.ts';
import type { SessionsStore } from '../sessions/sessions.store.ts';
import type { InTransaction } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { TextCipher } from '../../platform/keys/encrypted-text.ts';
import { nameFor } from '../../platform/mail/name-for.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';
import type { UsersStore, UserWithCredits } from '../users/users.store.ts';
import type { CodeCheck } from './code-check.ts';
import { newRecoveryCodes, recoveryHashOf } from './recovery-codes.ts';
import type { SecondFactorStore } from './second-factor.store.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** A setup that nobody has finished: its secret may still be on a screen somewhere. */
const SETUP_MS = 60 * 60_000;

const ALREADY_ON = 'Two-step sign-in is on already.';
const IS_OFF = 'Two-step sign-in is off.';

interface Dependencies {
  readonly inTransaction: InTransaction;
  readonly users: Pick<UsersStore, 'find'>;
  readonly sessions: Pick<SessionsStore, 'revokeAll'>;
  readonly factors: SecondFactorStore;
  readonly codes: CodeCheck;
  readonly proof: OwnerProof;
  readonly cipher: TextCipher;
  readonly outbox: Outbox;
  readonly log: SecurityLog;
  readonly now: () => Date;
}

interface Confirmation {
  readonly password?: string | undefined;
  readonly code: string;
}

export interface SecondFactorService {
  readonly summary: (user: UserWithCredits) => Promise<SecondFactor>;
  readonly begin: (caller: Caller, password: string | undefined) => Promise<AuthenticatorSetup>;
  readonly confirm: (caller: Caller, code: string) => Promise<RecoveryCodes>;
  readonly end: (caller: Caller, confirmation: Confirmation) => Promise<void>;
  readonly renewCodes: (caller: Caller, confirmation: Confirmation) => Promise<RecoveryCodes>;
}

export const createSecondFactorService = (of: Dependencies): SecondFactorService => {
  const ownerOf = async ({ userId }: Caller): Promise<UserWithCredits> => {
    const user = await of.users.find(userId);
    if (!user) throw new AppError('session_ended');
    return user;
  };

  /** Who it is, shown by password or fresh sign-in, and by a code. */
  const confirmedOwner = async (caller: Caller, { password, code }: Confirmation): Promise<UserWithCredits> => {
    const user = await ownerOf(caller);
    if (!user.second_factor_at) throw new AppError('conflict', { detail: IS_OFF });
    await of.proof.assertOwner(user, caller, password);
    await of.codes.use({ user, code });
    return user;
  };

  const told = (template: 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed', user: UserWithCredits, at: Date) => ({
    template,
    ref: `${template}:${user.id}:${at.getTime()}`,
    userId: user.id,
    recipient: user.email,
    isConfirmed: user.email_verified_at !== null,
    data: { name: nameFor(user), at: at.toISOString() },
  });

  return {
    summary: async (user) => ({
      is_on: user.second_factor_at !== null,
      turned_on_at: user.second_factor_at?.toISOString() ?? null,
      recovery_codes_left: user.second_factor_at ? await of.factors.countRecoveryCodes(user.id) : 0,
    }),

    begin: async (caller, password) => {
      const user = await ownerOf(caller);
      // Who signs up with a stranger's address must not be able to lock its owner out.
      if (!user.email_verified_at) throw new AppError('email_not_confirmed');
      await of.proof.assertOwner(user, caller, password);
      const secret = newTotpSecret();
      const begun = await of.factors.begin({ userId: user.id, secret: of.cipher.encrypt(secret, user.id), at: of.now() });
      if (!begun) throw new AppError('conflict', { detail: ALREADY_ON });
      return { secret, uri: totpUri(secret, user.email) };
    },

    confirm: async (caller, code) => {
      const user = await ownerOf(caller);
      if (user.second_factor_at) throw new AppError('conflict', { detail: ALREADY_ON });
      const setup = await of.factors.find(user.id);
      if (!setup || of.now().getTime() - setup.created_at.getTime() > SETUP_MS) {
        throw new AppError('conflict', { detail: 'This setup has expired. Please start again.' });
      }
      await of.codes.ofApp({ user, code });
      const recovery_codes = newRecoveryCodes();
      await of.inTransaction(async (trx) => {
        const at = of.now();
        if (!(await of.factors.turnOn(trx, user.id, at))) throw new AppError('conflict', { detail: ALREADY_ON });
        await of.factors.replaceRecoveryCodes(trx, user.id, recovery_codes.map((one) => recoveryHashOf(user.id, one)));
        // The person who came in by the password alone has to show the factor now.
        await of.sessions.revokeAll(trx, { userId: user.id, except: caller.sessionId }, 'second_factor', at);
        await of.log.record({ kind: 'second_factor_on', userId: user.id, sessionId: caller.sessionId }, trx);
        await of.outbox.write(trx, told('second-factor-on', user, at));
      });
      return { recovery_codes };
    },

    end: async (caller, confirmation) => {
      const user = await confirmedOwner(caller, confirmation);
      await of.inTransaction(async (trx) => {
        if (!(await of.factors.turnOff(trx, user.id))) return;
        await of.log.record({ kind: 'second_factor_off', userId: user.id, sessionId: caller.sessionId }, trx);
        await of.outbox.write(trx, told('second-factor-off', user, of.now()));
      });
    },

    renewCodes: async (caller, confirmation) => {
      const user = await confirmedOwner(caller, confirmation);
      const recovery_codes = newRecoveryCodes();
      await of.inTransaction(async (trx) => {
        await of.factors.replaceRecoveryCodes(trx, user.id, recovery_codes.map((one) => recoveryHashOf(user.id, one)));
        await of.log.record({ kind: 'recovery_codes_renewed', userId: user.id, sessionId: caller.sessionId }, trx);
        await of.outbox.write(trx, told('recovery-codes-renewed', user, of.now()));
      });
      return { recovery_codes };
    },
  };
};
