import type { Generated, Insertable, Selectable } from 'kysely';

export interface UsersTable {
  id: Generated<string>;
  email: string;
  /** The e-mail as accounts are told apart by: lower case, NFKC. */
  email_key: string;
  full_name: string | null;
  avatar_url: string | null;
  /** Null where the account signs in through a provider only. */
  password_hash: string | null;
  /** Null until the address has shown that it is the customer's. */
  email_verified_at: Date | null;
  /** When the owner of the mailbox said that the account is not theirs; its data goes some weeks later. */
  disowned_at: Generated<Date | null>;
  /** When two-step sign-in was turned on. */
  second_factor_at: Generated<Date | null>;
  created_at: Date;
}

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
