import type { Generated, Selectable } from 'kysely';

/** The authenticator app of a customer. */
export interface AuthenticatorsTable {
  user_id: string;
  /** Encrypted, see keys/encrypted-text.ts. */
  secret: string;
  created_at: Date;
  /** Null until a code has shown that the app has the secret. */
  confirmed_at: Date | null;
  /** The time step of the last code that was taken: it and those before it are used up. PostgreSQL sends it as text. */
  last_step: Generated<string>;
}

export type AuthenticatorRow = Selectable<AuthenticatorsTable>;

/** Those that are not used up. */
export interface RecoveryCodesTable {
  user_id: string;
  hash: string;
}

/** A sign-in whose first step was right, and that waits for the second. */
export interface PendingSignInsTable {
  challenge_hash: string;
  user_id: string;
  method: 'password' | 'google';
  is_remembered: boolean;
  /** The limit that a success counts afresh. */
  clears: string | null;
  expires_at: Date;
}

export type PendingSignInRow = Selectable<PendingSignInsTable>;
