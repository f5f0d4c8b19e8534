import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';

/** What may go. Each takes a handful of rows at most and tells how many it was, so that no lock is held for long. */
export interface RetentionStore {
  readonly endedSessions: (before: Date) => Promise<number>;
  readonly endedMailTokens: (now: Date) => Promise<number>;
  readonly endedOauthAttempts: (now: Date) => Promise<number>;
  /** Sign-ins that nobody finished by a code, and challenges of passkeys that nobody answered. */
  readonly endedSignIns: (now: Date) => Promise<number>;
  readonly endedPasskeyChallenges: (now: Date) => Promise<number>;
  readonly endedLimits: (now: Date) => Promise<number>;
  readonly securityEvents: (before: Date) => Promise<number>;
  readonly contactMessages: (before: Date) => Promise<number>;
  /** Of the status page, never confirmed. */
  readonly askedSubscriptions: (before: Date) => Promise<number>;
  readonly cspReports: (before: Date) => Promise<number>;
  readonly requestFigures: (before: Date) => Promise<number>;
  readonly processStates: (before: Date) => Promise<number>;
  /** Jobs of every queue that were done, or canceled. */
  readonly doneJobs: (before: Date) => Promise<number>;
  readonly mails: (before: Date) => Promise<number>;
  /** Takes the address out of mails that were sent or given up. */
  readonly recipients: (before: Date) => Promise<number>;
  /** Ids of accounts that the owner of the mailbox has disowned. */
  readonly disownedAccounts: (before: Date) => Promise<string[]>;
}

export const BATCH = 1_000;

export const createRetentionStore = (db: Kysely<Database>): RetentionStore => {
  const affected = async (query: RawBuilder<unknown>): Promise<number> => Number((await query.execute(db)).numAffectedRows ?? 0n);

  /** Rows that somebody holds at this moment are left for the next time: nobody waits for a sweeper. */
  const remove = (table: keyof Database, condition: RawBuilder<unknown>): Promise<number> =>
    affected(sql`
      DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${sql.table(table)} WHERE ${condition} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      ))`);

  return {
    // LEAST passes over the NULL of a session that was never revoked.
    endedSessions: (before) => remove('sessions', sql`LEAST(expires_at, revoked_at) < ${before}`),
    endedMailTokens: (now) => remove('mail_tokens', sql`expires_at < ${now}`),
    endedOauthAttempts: (now) => remove('oauth_attempts', sql`expires_at < ${now}`),
    endedSignIns: (now) => remove('pending_sign_ins', sql`expires_at < ${now}`),
    endedPasskeyChallenges: (now) => remove('passkey_challenges', sql`expires_at < ${now}`),
    endedLimits: (now) => remove('rate_limits', sql`window_ends_at < ${now}`),
    securityEvents: (before) => remove('security_events', sql`at < ${before}`),
    cspReports: (before) => remove('csp_reports', sql`last_at < ${before}`),
    requestFigures: (before) => remove('request_figures', sql`minute < ${before}`),
    processStates: (before) => remove('process_states', sql`seen_at < ${before}`),
    doneJobs: (before) =>
      affected(sql`
        DELETE FROM pgboss.job WHERE (name, id) IN (
          SELECT name, id FROM pgboss.job WHERE state IN ('completed', 'cancelled') AND completed_on < ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
        )`),
    contactMessages: (before) => remove('contact_messages', sql`created_at < ${before}`),
    askedSubscriptions: (before) => remove('status_subscribers', sql`confirmed_at IS NULL AND asked_at < ${before}`),
    mails: (before) => remove('mails', sql`created_at < ${before}`),

    recipients: (before) =>
      affected(sql`
        UPDATE mails SET recipient = '' WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM mails
          WHERE created_at < ${before} AND recipient <> '' AND (sent_at < ${before} OR failed_at < ${before})
          LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
        ))`),

    disownedAccounts: async (before) => {
      const rows = await db.selectFrom('users').select('id').where('disowned_at', '<', before).limit(BATCH).execute();
      return rows.map(({ id }) => id);
    },
  };
};
