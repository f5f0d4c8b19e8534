import { createSessionsStore } from '../../identity/sessions/sessions.store.ts';
import { inTransactionOn } from '../../platform/database/db.ts';
import { StartError } from '../../platform/errors/errors.ts';
import { composeOutbox } from '../wiring/compose-outbox.ts';
import { nameFor } from '../../platform/mail/name-for.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { readWords } from '../../platform/command-line/read-options.ts';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { createSecondFactorStore } from '../../identity/second-factor/second-factor.store.ts';
import { createSecurityLog } from '../../platform/security-log/security-log.store.ts';
import { createUsersStore } from '../../identity/users/users.store.ts';
import { userIdOf } from './account-of.store.ts';

/**
 * For somebody who has lost the phone and every recovery code, once support knows who it is. The password is asked for as
 * before, every session ends, and the owner of the address is mailed: who talked us into it is still outside.
 */
export const endTwoStepCommand: OperatorCommand = {
  options: 'EMAIL',
  tells: 'turns two-step sign-in off for somebody who has lost phone and recovery codes, and mails them',
  run: async (platform, args) => {
    const { db, now } = platform;
    const [email = ''] = readWords(args, ['EMAIL'], []).words;
    const user = await createUsersStore(db).find(await userIdOf(db, email));
    if (!user?.second_factor_at) throw new StartError(`${email} has no two-step sign-in.`);
    const boss = await startBoss(platform, 'gateway');
    try {
      const outbox = await composeOutbox(platform, boss);
      await inTransactionOn(db)(async (trx) => {
        const at = now();
        await createSecondFactorStore(db).turnOff(trx, user.id);
        await createSessionsStore(db).revokeAll(trx, { userId: user.id }, 'second_factor', at);
        await createSecurityLog(db, now).record({ kind: 'second_factor_off', userId: user.id, detail: { by: 'operator' } }, trx);
        await outbox.write(trx, {
          template: 'second-factor-off',
          ref: `second-factor-off:${user.id}:${at.getTime()}`,
          userId: user.id,
          recipient: user.email,
          isConfirmed: user.email_verified_at !== null,
          data: { name: nameFor(user), at: at.toISOString() },
        });
      });
      return ['Two-step sign-in is off, and every session of the account has ended. They are told by mail.'];
    } finally {
      await stopBoss(boss, 'gateway');
    }
  },
};
