import { MODEL_SLOTS } from '@fifteen/studios/slots';
import { type RawBuilder, sql } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import { holdRefOf } from '../../projects/index.ts';
import { ownEntry } from '../../platform/objects/own-entry.ts';
import type { Db } from '../../platform/database/db.ts';

/** A job that failed for good. */
export interface FailedJob {
  readonly id: string;
  readonly queue: string;
  /** What it was about: ids of ours. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly tries: number;
  readonly failedAt: Date;
  /** What the last try threw. */
  readonly message: string;
}

/** Open: its work waits for it. Otherwise in words why a retry would do nothing, or too much. */
export type Outlook = 'open' | { readonly refusal: string };

interface JobRow {
  readonly id: string;
  readonly queue: string;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly tries: number;
  readonly failed_at: Date;
  readonly message: string | null;
}

const jobOf = ({ id, queue, data, tries, failed_at, message }: JobRow): FailedJob => {
  const { traceparent: _trace, ...about } = data ?? {};
  return { id, queue, data: about, tries, failedAt: failed_at, message: message ?? 'It said nothing: its worker died, or it took too long.' };
};

const COLUMNS = sql`id, name AS queue, data, retry_count + 1 AS tries, coalesce(completed_on, created_on) AS failed_at, output->>'message' AS message`;

interface Work {
  /** Rows while the job's work is still open. */
  readonly isOpen: (data: FailedJob['data']) => RawBuilder<unknown>;
  /** The table whose rows are held while a retry is decided on, so that what gives up work without a job waits. */
  readonly locked: string;
  /** What is said where it is not open. */
  readonly over: string;
}

/**
 * By queue. Work ends once, whoever ends it: what was set aside for it is settled in the same transaction, and a job that comes
 * later finds nothing to do.
 */
const WORK: Readonly<Record<string, Work>> = {
  generation: {
    locked: 'assets',
    isOpen: ({ projectId }) => sql`
      SELECT 1 FROM assets JOIN projects ON projects.id = assets.project_id
      WHERE projects.id = ${projectId} AND deleted_at IS NULL AND status = 'pending' AND asset_type = 'logo_concept'
        AND NOT (slot = ANY (${[...MODEL_SLOTS]}) AND coalesce(model_turn, 'done') <> 'done')`,
    over: 'Its concepts have ended without it. The customer sees what failed, and can start them again at no cost.',
  },
  'model-concepts': {
    locked: 'assets',
    isOpen: ({ projectId }) => sql`
      SELECT 1 FROM assets JOIN projects ON projects.id = assets.project_id
      WHERE projects.id = ${projectId} AND deleted_at IS NULL AND status = 'pending' AND asset_type = 'logo_concept'
        AND slot = ANY (${[...MODEL_SLOTS]}) AND coalesce(model_turn, 'done') <> 'done'`,
    over: 'Its concepts have ended without it. The customer sees what failed, and can start them again at no cost.',
  },
  refinement: {
    locked: 'assets',
    isOpen: ({ refinementId }) => sql`
      SELECT 1 FROM assets JOIN refinements ON refinements.id = assets.refinement_id JOIN projects ON projects.id = refinements.project_id
      WHERE refinements.id = ${refinementId} AND deleted_at IS NULL AND assets.status = 'pending'
        AND EXISTS (SELECT FROM credit_holds WHERE id = ${holdRefOf(String(refinementId))} AND state = 'open')`,
    over: 'Its variations have ended, and the credits that were set aside for it went back. The customer can ask again.',
  },
  'kit-part': {
    locked: 'kit_parts',
    isOpen: ({ orderId, part, round }) => sql`
      SELECT 1 FROM kit_parts WHERE order_id = ${orderId} AND part = ${part} AND round = ${round} AND status IN ('waiting', 'processing')`,
    over: 'This part of the kit has ended, or was asked for again. The customer can ask for a part that failed again at no cost.',
  },
  mail: {
    locked: 'mails',
    isOpen: ({ mailId }) => sql`SELECT 1 FROM mails WHERE id = ${mailId} AND sent_at IS NULL AND failed_at IS NULL`,
    over: 'This email was sent, or given up: then its text is gone.',
  },
  payments: {
    locked: 'payment_events',
    isOpen: ({ eventId }) => sql`SELECT 1 FROM payment_events WHERE id = ${eventId} AND handled_at IS NULL`,
    over: 'This news of a payment was handled.',
  },
  'release-check': {
    locked: 'release_check_runs',
    isOpen: ({ remote, version }) => sql`
      SELECT 1 FROM release_check_runs JOIN releases USING (remote, version) WHERE remote = ${remote} AND version = ${version} AND state = 'failed'`,
    over: 'This version was checked since, or is gone.',
  },
};

const isThere = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`SELECT to_regclass('pgboss.job') IS NOT NULL AS found`.execute(db);
  return rows[0]?.found === true;
};

/** Jobs of the queue that failed for good. They are kept for two weeks. */
export const failedJobsStore = {
  list: async (db: Db, limit: number): Promise<FailedJob[]> => {
    if (!(await isThere(db))) return [];
    const { rows } = await sql<JobRow>`SELECT ${COLUMNS} FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC NULLS LAST LIMIT ${limit}`.execute(db);
    return rows.map(jobOf);
  },

  /** Locked until the transaction ends: two operators never retry one job at once. */
  find: async (trx: Db, queue: string, id: string): Promise<FailedJob | undefined> => {
    if (!(await isThere(trx))) return undefined;
    const { rows } = await sql<JobRow>`SELECT ${COLUMNS} FROM pgboss.job WHERE name = ${queue} AND id = ${id} AND state = 'failed' FOR UPDATE`.execute(trx);
    return rows[0] && jobOf(rows[0]);
  },

  /** What a retry would find. Held until the transaction ends, where that is asked for. */
  outlook: async (trx: Db, { id, queue, data }: FailedJob, isHeld = false): Promise<Outlook> => {
    const work = ownEntry(WORK, queue);
    if (!work) return { refusal: 'This queue is of another release, which alone can say what a retry would do.' };
    const about = JSON.stringify(data);
    const others = await sql`SELECT 1 FROM pgboss.job WHERE name = ${queue} AND id <> ${id} AND data @> ${about}::jsonb AND state IN ('created', 'retry', 'active') LIMIT 1`.execute(trx);
    if (others.rows.length > 0) return { refusal: 'Another job does this work already.' };
    const open = await sql`${work.isOpen(data)} ${isHeld ? sql`FOR UPDATE OF ${sql.table(work.locked)}` : sql``}`.execute(trx);
    return open.rows.length > 0 ? 'open' : { refusal: work.over };
  },

  /** Puts it back in its queue for one more try. */
  retry: async (trx: Db, boss: Pick<PgBoss, 'retry'>, { queue, id }: FailedJob): Promise<void> => {
    await boss.retry(queue, id, { db: fromKysely(trx) });
  },
} as const;
