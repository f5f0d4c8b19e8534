import type { Generated, Insertable, Selectable } from 'kysely';

export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  /** Counts rotations: only the refresh token of the newest generation is good. */
  generation: Generated<number>;
  /** A keyed hash of the network that signed in, so that its owner is told from a guesser. */
  network_key: string;
  /** How it began. */
  method: Generated<'password' | 'google'>;
  /** Browser and system in words. */
  device: Generated<string>;
  created_at: Date;
  rotated_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  revoked_reason: 'logout' | 'reuse' | 'ended' | 'password' | 'linked' | 'disowned' | null;
}

export type SessionRow = Selectable<SessionsTable>;
export type NewSession = Insertable<SessionsTable>;
