import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import { projectFolder } from '../../platform/files/file-keys.ts';
import type { FileRemovals } from '../../platform/files/file-removals.ts';
import { nameFor } from '../../platform/mail/name-for.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { stripPerson } from '../../billing/index.ts';
import type { UserWithCredits } from '../../identity/index.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';
import { forgetLetters } from './forget-letters.store.ts';

interface Dependencies {
  readonly db: Kysely<Database>;
  readonly removals: Pick<FileRemovals, 'ask'>;
  readonly outbox: Outbox;
  readonly log: SecurityLog;
}

export interface AccountDeletionStore {
  /** All rows of the person, and the note of the files to remove, in one transaction. False where it was done already. */
  readonly delete: (user: UserWithCredits) => Promise<boolean>;
}

export const createAccountDeletionStore = ({ db, removals, outbox, log }: Dependencies): AccountDeletionStore => {
  const writeFarewell = (trx: Kysely<Database>, user: UserWithCredits) =>
    outbox.write(trx, {
      template: 'account-deleted',
      ref: `account-deleted:${user.id}`,
      userId: null,
      recipient: user.email,
      isConfirmed: user.email_verified_at !== null,
      data: { name: nameFor(user) },
    });

  return {
    delete: (user) =>
      db.transaction().execute(async (trx) => {
        // Held first: a project or a sign-in that begins at this moment is seen here, or finds nobody. A disowned account
        // may have found its owner since it was looked up.
        const held = await trx
          .selectFrom('users')
          .select('id')
          .where('id', '=', user.id)
          .where('disowned_at', 'is not distinct from', user.disowned_at)
          .forUpdate()
          .executeTakeFirst();
        if (!held) return false;
        const projects = await trx.selectFrom('projects').select('id').where('user_id', '=', user.id).execute();
        await removals.ask(trx, projects.map(({ id }) => projectFolder(id)));
        // Mails of the past name the person; those that still wait would tell of an account that is gone.
        await trx.deleteFrom('mails').where('user_id', '=', user.id).execute();
        await forgetLetters(trx, user);
        await stripPerson(trx, user.id);
        // The rest goes with the person: every table that belongs to somebody cascades.
        await trx.deleteFrom('users').where('id', '=', user.id).execute();
        // The owner of a mailbox that somebody else signed up with was never a customer.
        if (!user.disowned_at) await writeFarewell(trx, user);
        await log.record({ kind: 'account_deleted', detail: { projects: projects.length } }, trx);
        return true;
      }),
  };
};
