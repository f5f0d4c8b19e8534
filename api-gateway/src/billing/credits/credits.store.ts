import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import type { EntryKind } from '../../platform/database/schema/credits.ts';

type Db = Kysely<Database>;

const onlyValue = async <T>(rows: Promise<{ rows: { value: T }[] }>): Promise<T> => {
  const [row] = (await rows).rows;
  if (!row) throw new Error('The ledger gave no answer.');
  return row.value;
};

interface Entry {
  readonly userId: string;
  readonly kind: Extract<EntryKind, 'grant' | 'purchase' | 'clawback'>;
  /** What the entry is for. One entry a (kind, ref), however often it is posted. */
  readonly ref: string;
  readonly amount: number;
}

export const openCreditAccount = async (db: Db, userId: string): Promise<void> => {
  await db.insertInto('credit_accounts').values({ user_id: userId }).execute();
};

/** Moves the balance; false where this (kind, ref) was posted before. Throws where it would turn negative. */
export const postCredits = (db: Db, { userId, kind, ref, amount }: Entry): Promise<boolean> =>
  onlyValue(sql<{ value: boolean }>`SELECT post_entry(${userId}, ${kind}, ${ref}, ${amount}, 0) AS value`.execute(db));

/** Sets credits aside under a reference, until the hold is settled. */
export const holdCredits = (
  db: Db,
  userId: string,
  ref: string,
  amount: number,
): Promise<'held' | 'duplicate' | 'insufficient'> =>
  onlyValue(
    sql<{ value: 'held' | 'duplicate' | 'insufficient' }>`SELECT hold_credits(${userId}, ${ref}, ${amount}) AS value`.execute(db),
  );

/** What can become of credits that were set aside. */
export type Settlement = 'captured' | 'released';

interface Part {
  /** Of the hold. */
  readonly ref: string;
  /** Its name within the hold: each part is settled once. */
  readonly part: string;
  readonly amount: number;
}

/** Spends a part of a hold or gives it back; false where that was done before, or the hold is not open. */
export const settlePart = (db: Db, { ref, part, amount }: Part, state: Settlement): Promise<boolean> =>
  onlyValue(sql<{ value: boolean }>`SELECT settle_part(${ref}, ${part}, ${amount}, ${state}) AS value`.execute(db));

/** Spends a hold or gives it back, or what is left of it, once; false where it is not open. */
export const settleHold = (db: Db, ref: string, state: Settlement): Promise<boolean> =>
  onlyValue(sql<{ value: boolean }>`SELECT settle_hold(${ref}, ${state}) AS value`.execute(db));

export const creditBalance = async (db: Db, userId: string): Promise<number> => {
  const account = await db
    .selectFrom('credit_accounts')
    .select('available')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return account.available;
};
