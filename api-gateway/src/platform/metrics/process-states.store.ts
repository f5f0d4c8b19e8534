import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** What a process last said of itself. */
export interface ProcessState {
  readonly instance: string;
  readonly role: 'gateway' | 'worker';
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly freeBytes: number | null;
  /** Since when little room was left. */
  readonly lowSince: Date | null;
  readonly lostAt: Date | null;
}

export interface SaidState {
  readonly instance: string;
  readonly role: 'gateway' | 'worker';
  readonly startedAt: Date;
  readonly freeBytes: number | null;
  readonly isLow: boolean;
  /** Lines of the log that found no room since the start. */
  readonly logLinesLost: number;
}

/** Processes of the installation, each in a row of its own. */
export const processStatesStore = {
  save: async (db: Db, { instance, role, startedAt, freeBytes, isLow, logLinesLost }: SaidState, now: Date): Promise<void> => {
    const said = { role, started_at: startedAt, seen_at: now, free_bytes: freeBytes, log_lines_lost: logLinesLost };
    await db
      .insertInto('process_states')
      .values({ instance, ...said, low_since: isLow ? now : null, lost_at: logLinesLost > 0 ? now : null })
      .onConflict((conflict) =>
        conflict.column('instance').doUpdateSet({
          ...said,
          low_since: isLow ? sql`coalesce(process_states.low_since, ${now})` : null,
          // A process that started again counts from nought.
          lost_at: sql`CASE WHEN excluded.log_lines_lost > CASE WHEN process_states.started_at = excluded.started_at THEN process_states.log_lines_lost ELSE 0 END THEN ${now}::timestamptz ELSE process_states.lost_at END`,
        }),
      )
      .execute();
  },

  remove: async (db: Db, instance: string): Promise<void> => {
    await db.deleteFrom('process_states').where('instance', '=', instance).execute();
  },

  list: async (db: Db, since: Date): Promise<ProcessState[]> => {
    const rows = await db.selectFrom('process_states').selectAll().where('seen_at', '>=', since).orderBy('role').orderBy('instance').execute();
    return rows.map((row) => ({
      instance: row.instance,
      role: row.role,
      startedAt: row.started_at,
      seenAt: row.seen_at,
      freeBytes: row.free_bytes === null ? null : Number(row.free_bytes),
      lowSince: row.low_since,
      lostAt: row.lost_at,
    }));
  },
} as const;
