import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { OperatorRole } from './operator.ts';
import type { Known } from './role-of.ts';

/** Who signed in at the provider, and the role that follows. */
export interface SignedInAccount extends Known {
  readonly issuer: string;
  readonly subject: string;
  readonly role: OperatorRole;
}

/** Accounts of operators: one for each person of each provider. */
export const operatorAccountsStore = {
  /** Made at the first sign-in, brought up to date at each. Returns its id. */
  save: async (db: Db, { issuer, subject, email, isEmailVerified, groups, role }: SignedInAccount, now: Date): Promise<string> => {
    const said = { email, is_email_verified: isEmailVerified, groups: JSON.stringify(groups), role, signed_in_at: now };
    const { id } = await db
      .insertInto('operator_accounts')
      .values({ id: sql`gen_random_uuid()`, issuer, subject, created_at: now, ...said })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(said))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
} as const;
