import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import { projectFolder } from '../../platform/files/file-keys.ts';
import type { FileRemovals } from '../../platform/files/file-removals.ts';
import type { EnqueueGeneration } from '../generation/generation-queue.ts';

type Db = Kysely<Database>;

export interface DeletedProjectsStore {
  /** From now on it counts as missing, and who watches it is told. False where there is none. */
  readonly remove: (userId: string, id: string, now: Date) => Promise<boolean>;
  /** Undoes that, and draws what was not drawn; nothing where it is not deleted. */
  readonly restore: (userId: string, id: string, now: Date) => Promise<void>;
}

const hasPending = async (trx: Db, projectId: string): Promise<boolean> => {
  const pending = await trx
    .selectFrom('assets')
    .select('id')
    .where('project_id', '=', projectId)
    .where('asset_type', '=', 'logo_concept')
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return pending !== undefined;
};

export const createDeletedProjectsStore = (db: Db, enqueue: EnqueueGeneration): DeletedProjectsStore => ({
  remove: (userId, id, now) =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('projects')
        .set({ deleted_at: now })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await sql`SELECT pg_notify('project_events', ${id})`.execute(trx);
      return true;
    }),

  restore: (userId, id, now) =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('projects')
        // Its model's job has ended without it: the engine draws what is missing.
        .set({ deleted_at: null, queued_at: now, model_turn: sql`CASE WHEN model_turn IS NOT NULL THEN 'done' END` })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is not', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n && (await hasPending(trx, id))) await enqueue(trx, id);
    }),
});

interface Terms {
  readonly unpaid: Date;
  readonly paid: Date;
}

/**
 * Deletes the rows of projects that were deleted before these moments, and notes their files for removal. One whose
 * money is on its way waits for it: a debit takes days, and the person who pays finds what was paid for.
 */
export const purgeDeletedProjects = (db: Db, removals: Pick<FileRemovals, 'ask'>, before: Terms): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('projects')
      .where((of) =>
        of.or([
          of.and([of('deleted_at', '<', before.unpaid), of('is_paid', '=', false)]),
          of('deleted_at', '<', before.paid),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('orders').select('id').whereRef('orders.project_id', '=', 'projects.id').where('status', '=', 'processing'))),
      )
      .returning('id')
      .execute();
    await removals.ask(trx, gone.map(({ id }) => projectFolder(id)));
  });
