import type { Insertable, Selectable } from 'kysely';

/** What a link in a mail is worth. Only the hash stands here. */
export interface MailTokensTable {
  token_hash: string;
  user_id: string;
  purpose: 'reset' | 'verify';
  created_at: Date;
  expires_at: Date;
}

export type MailTokenRow = Selectable<MailTokensTable>;
export type NewMailToken = Insertable<MailTokensTable>;
