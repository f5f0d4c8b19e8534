import type { Generated, Selectable } from 'kysely';

/** What was written to support by the contact form. */
export interface ContactMessagesTable {
  id: Generated<string>;
  name: string;
  email: string;
  /** As accounts are told apart. */
  email_key: string;
  subject: string;
  message: string;
  topic: string | null;
  created_at: Date;
}

export type ContactMessageRow = Selectable<ContactMessagesTable>;
