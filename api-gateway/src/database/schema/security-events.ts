import type { ColumnType, Generated, Selectable } from 'kysely';

/** What happened to sign-ins. Holds no secret and no address. */
export interface SecurityEventsTable {
  id: Generated<string>;
  at: Date;
  kind: string;
  user_id: string | null;
  session_id: string | null;
  network_key: string | null;
  detail: ColumnType<Record<string, unknown>, string | undefined, never>;
}

export type SecurityEventRow = Selectable<SecurityEventsTable>;
