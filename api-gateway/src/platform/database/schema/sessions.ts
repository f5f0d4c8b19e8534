import type { Generated, Insertable, Selectable } from 'kysely';

export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  /** Counts rotations: only the refresh token of the newest generation is good. */
  generation: Generated<number>;
  /** A keyed hash of the network that signed in, so that its owner is told from a guesser. */
  network_key: string;
  /** How it began. */
  method: Generated<'password' | 'google' | 'passkey'>;
  /** Browser and system in words. */
  device: Generated<string>;
  created_at: Date;
  rotated_at: Date;
  /** The token before the newest may still be good; once false, it never is again. */
  repeatable: Generated<boolean>;
  expires_at: Date;
  revoked_at: Date | null;
  revoked_reason: 'logout' | 'reuse' | 'ended' | 'password' | 'linked' | 'disowned' | 'second_factor' | null;
}

export type SessionRow = Selectable<SessionsTable>;
export type NewSession = Insertable<SessionsTable>;
