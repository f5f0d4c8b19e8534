import type { Db, InTransaction } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { TextCipher } from '../../platform/keys/encrypted-text.ts';
import { nameFor } from '../../platform/mail/name-for.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { SignInLimits } from '../sign-ins/sign-in-limits.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';
import type { UserWithCredits } from '../users/users.store.ts';
import { recoveryHashOf } from './recovery-codes.ts';
import type { SecondFactorStore } from './second-factor.store.ts';
import { isTotpForm, totpStepOf } from './totp.ts';

const WRONG = 'That code is not right. Check the newest one in your app.';
const USED = 'That code was used already. Wait for the next one.';
const WRONG_RECOVERY = 'That is not one of your recovery codes, or it was used already.';

interface Dependencies {
  readonly db: Db;
  readonly inTransaction: InTransaction;
  readonly factors: SecondFactorStore;
  readonly cipher: TextCipher;
  readonly outbox: Outbox;
  readonly limits: Pick<SignInLimits, 'beforeCode' | 'codeWasRight' | 'beforeRecoveryCode'>;
  readonly log: SecurityLog;
  readonly now: () => Date;
}

interface Tried {
  readonly user: UserWithCredits;
  /** As the customer typed it. */
  readonly code: string;
  readonly networkKey?: string | undefined;
}

export interface CodeCheck {
  /**
   * Uses up a code of the app or a recovery code, told apart by their form. Throws wrong_code, with the error at `code`,
   * or rate_limited.
   */
  readonly use: (tried: Tried) => Promise<void>;
  /** The same for a code of an app alone, of which nobody knows yet that it has the secret. */
  readonly ofApp: (tried: Tried) => Promise<void>;
}

export const createCodeCheck = (of: Dependencies): CodeCheck => {
  const refuse = async ({ user, networkKey }: Tried, by: 'app' | 'recovery_code', message: string): Promise<never> => {
    await of.log.record({ kind: 'second_factor_failed', userId: user.id, networkKey, detail: { by } });
    throw new AppError('wrong_code', { detail: message, errors: [{ field: 'code', message }] });
  };

  const warnOwner = async ({ user }: Tried): Promise<void> => {
    const at = of.now();
    await of.outbox.write(of.db, {
      template: 'second-factor-guessed',
      ref: `second-factor-guessed:${user.id}:${at.getTime()}`,
      userId: user.id,
      recipient: user.email,
      isConfirmed: user.email_verified_at !== null,
      data: { name: nameFor(user), at: at.toISOString() },
    });
  };

  const takeAppCode = async (tried: Tried, typed: string): Promise<void> => {
    const { user } = tried;
    // Counted before it is looked at: parallel guesses do not slip through.
    await of.limits.beforeCode(user.id, () => warnOwner(tried));
    const authenticator = await of.factors.find(user.id);
    const step = authenticator && totpStepOf(of.cipher.decrypt(authenticator.secret, user.id), typed, of.now());
    if (step === undefined) return refuse(tried, 'app', WRONG);
    if (!(await of.factors.useStep(of.db, user.id, step))) return refuse(tried, 'app', USED);
    await of.limits.codeWasRight(user.id);
  };

  const takeRecoveryCode = async (tried: Tried, typed: string): Promise<void> => {
    const { user, networkKey } = tried;
    await of.limits.beforeRecoveryCode(user.id);
    const isUsed = await of.inTransaction(async (trx) => {
      if (!(await of.factors.useRecoveryCode(trx, user.id, recoveryHashOf(user.id, typed)))) return false;
      const left = await of.factors.countRecoveryCodes(user.id, trx);
      const at = of.now();
      await of.log.record({ kind: 'recovery_code_used', userId: user.id, networkKey, detail: { left } }, trx);
      await of.outbox.write(trx, {
        template: 'recovery-code-used',
        ref: `recovery-code-used:${user.id}:${left}:${at.getTime()}`,
        userId: user.id,
        recipient: user.email,
        isConfirmed: user.email_verified_at !== null,
        data: { name: nameFor(user), at: at.toISOString(), left },
      });
      return true;
    });
    if (!isUsed) await refuse(tried, 'recovery_code', WRONG_RECOVERY);
  };

  const typedOf = ({ code }: Tried): string => code.replaceAll(/[\s-]/g, '');

  return {
    use: (tried) => {
      const typed = typedOf(tried);
      return isTotpForm(typed) ? takeAppCode(tried, typed) : takeRecoveryCode(tried, typed);
    },
    ofApp: (tried) => takeAppCode(tried, typedOf(tried)),
  };
};
