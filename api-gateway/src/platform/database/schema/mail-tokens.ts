import type { Generated, Selectable } from 'kysely';

/** What a link in a mail is good for. The link carries the id with our signature: this table alone opens nothing. */
export interface MailTokensTable {
  id: Generated<string>;
  user_id: string;
  purpose: 'reset' | 'verify';
  created_at: Date;
  expires_at: Date;
}

export type MailTokenRow = Selectable<MailTokensTable>;
