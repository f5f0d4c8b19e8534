import type { Insertable, Selectable } from 'kysely';

/** An account of a provider that signs in to one of ours. */
export interface IdentitiesTable {
  provider: 'google';
  subject: string;
  user_id: string;
  email: string;
  created_at: Date;
}

export type IdentityRow = Selectable<IdentitiesTable>;
export type NewIdentity = Insertable<IdentitiesTable>;
