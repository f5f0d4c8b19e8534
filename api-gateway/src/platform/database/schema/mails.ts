import type { ColumnType, Generated, Selectable } from 'kysely';

/** The outbox. */
export interface MailsTable {
  id: Generated<string>;
  /** What the mail tells of, once: "reset:HASH". The Message-ID is made of it. */
  ref: string;
  user_id: string | null;
  recipient: string;
  template: string;
  data: ColumnType<Record<string, unknown>, string, string>;
  created_at: Date;
  tries: Generated<number>;
  /** Not sent before this: see mail/mailbox-limits.ts. */
  held_until: Date | null;
  sent_at: Date | null;
  failed_at: Date | null;
}

export type MailRow = Selectable<MailsTable>;
