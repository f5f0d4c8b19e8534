import type { Generated, Insertable, Selectable } from 'kysely';

export interface PasskeysTable {
  id: Generated<string>;
  user_id: string;
  /** As the browser names it, in base64url. */
  credential_id: string;
  /** COSE, as the authenticator gave it. */
  public_key: Buffer;
  /** Of its signatures; 0 where the authenticator does not count. PostgreSQL sends it as text. */
  counter: string;
  transports: string[];
  is_synced: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export type PasskeyRow = Selectable<PasskeysTable>;
export type NewPasskey = Insertable<PasskeysTable>;

/** Good for one answer. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** The session that adds a passkey; null for a sign-in. */
  session_id: string | null;
  expires_at: Date;
}
