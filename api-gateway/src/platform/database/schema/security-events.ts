import type { ColumnType, Generated, Selectable } from 'kysely';

/** What happened to sign-ins. Holds no secret and no address. */
export interface SecurityEventsTable {
  id: Generated<string>;
  at: Date;
  kind: string;
  user_id: string | null;
  session_id: string | null;
  network_key: string | null;
  /** How often it happened from `at` to `last_at`. */
  count: Generated<number>;
  last_at: Date | null;
  /** One row for each of these; null for what is a row of its own. */
  counted_as: string | null;
  detail: ColumnType<Record<string, unknown>, string | undefined, never>;
}

export type SecurityEventRow = Selectable<SecurityEventsTable>;
