import { sql, type Kysely } from 'kysely';
import { openCreditAccount, postCredits } from '../../billing/index.ts';
import type { Database } from '../../platform/database/schema/database.ts';
import type { NewUser, UserRow } from '../../platform/database/schema/users.ts';

type Db = Kysely<Database>;

export type UserWithCredits = UserRow & { readonly credits: number };

export interface UserCounts {
  readonly projects: number;
  readonly paidProjects: number;
  readonly completedAssets: number;
  readonly creditsUsed: number;
  /** Orders of which every part is made. */
  readonly completedKits: number;
}

export interface UsersStore {
  /** Within a transaction: the account with its first credits in the books; undefined where the e-mail is taken. */
  readonly create: (trx: Db, user: NewUser, welcomeCredits: number) => Promise<UserWithCredits | undefined>;
  readonly find: (id: string, db?: Db) => Promise<UserWithCredits | undefined>;
  readonly findByEmail: (emailKey: string, db?: Db) => Promise<UserWithCredits | undefined>;
  readonly rename: (id: string, fullName: string | null) => Promise<void>;
  /** Null: the account has no password any more. */
  readonly setPassword: (db: Db, id: string, passwordHash: string | null) => Promise<void>;
  /** Takes the password from an account whose address nobody has confirmed; false where somebody has. */
  readonly disown: (db: Db, id: string, now: Date) => Promise<boolean>;
  /** Keeps the first time. An account that was disowned has found its owner. */
  readonly verifyEmail: (db: Db, id: string, now: Date) => Promise<void>;
  /** The picture as the provider gives it now; the name where the customer has none. */
  readonly adopt: (db: Db, id: string, person: { full_name: string | null; avatar_url: string | null }) => Promise<void>;
  readonly counts: (id: string) => Promise<UserCounts>;
}

export const createUsersStore = (db: Db): UsersStore => {
  const withCredits = (from: Db = db) =>
    from
      .selectFrom('users')
      .innerJoin('credit_accounts', 'credit_accounts.user_id', 'users.id')
      .selectAll('users')
      .select('credit_accounts.available as credits');

  const countAssets = (userId: string) =>
    db
      .selectFrom('assets')
      .innerJoin('projects', 'projects.id', 'assets.project_id')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('projects.user_id', '=', userId)
      .where('projects.deleted_at', 'is', null)
      .where('assets.status', '=', 'completed')
      .executeTakeFirstOrThrow();

  const countProjects = (userId: string) =>
    db
      .selectFrom('projects')
      .select((of) => [of.fn.countAll<string>().as('count'), of.fn.countAll<string>().filterWhere('is_paid', '=', true).as('paid')])
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();

  const countKits = (userId: string) =>
    db
      .selectFrom('kit_orders')
      .innerJoin('projects', 'projects.id', 'kit_orders.project_id')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('projects.user_id', '=', userId)
      .where('projects.deleted_at', 'is', null)
      .where((of) =>
        of.not(of.exists(of.selectFrom('kit_parts').select('part').whereRef('order_id', '=', 'kit_orders.id').where('files_round', 'is', null))),
      )
      .executeTakeFirstOrThrow();

  const sumUsed = (userId: string) =>
    db
      .selectFrom('credit_entries')
      .select((of) => of.fn.sum<string | null>('held_change').as('sum'))
      .where('user_id', '=', userId)
      .where('kind', '=', 'capture')
      .executeTakeFirstOrThrow();

  return {
    create: async (trx, user, welcomeCredits) => {
      const row = await trx
        .insertInto('users')
        .values(user)
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      await openCreditAccount(trx, row.id);
      await postCredits(trx, { userId: row.id, kind: 'grant', ref: `welcome:${row.id}`, amount: welcomeCredits });
      return { ...row, credits: welcomeCredits };
    },

    find: (id, from) => withCredits(from).where('users.id', '=', id).executeTakeFirst(),

    findByEmail: (emailKey, from) => withCredits(from).where('users.email_key', '=', emailKey).executeTakeFirst(),

    rename: async (id, fullName) => {
      await db.updateTable('users').set({ full_name: fullName }).where('id', '=', id).execute();
    },

    setPassword: async (trx, id, passwordHash) => {
      await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    },

    disown: async (trx, id, now) => {
      const { numUpdatedRows } = await trx
        .updateTable('users')
        .set({ password_hash: null, disowned_at: now })
        .where('id', '=', id)
        .where('email_verified_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    verifyEmail: async (trx, id, now) => {
      await trx
        .updateTable('users')
        .set({ email_verified_at: now, disowned_at: null })
        .where('id', '=', id)
        .where('email_verified_at', 'is', null)
        .execute();
    },

    adopt: async (trx, id, { full_name, avatar_url }) => {
      await trx
        .updateTable('users')
        .set((of) => ({ avatar_url, full_name: of.fn.coalesce('full_name', sql<string | null>`${full_name}`) }))
        .where('id', '=', id)
        .execute();
    },

    counts: async (id) => {
      const [projects, assets, used, kits] = await Promise.all([countProjects(id), countAssets(id), sumUsed(id), countKits(id)]);
      return {
        projects: Number(projects.count),
        paidProjects: Number(projects.paid),
        completedAssets: Number(assets.count),
        creditsUsed: Math.abs(Number(used.sum ?? 0)),
        completedKits: Number(kits.count),
      };
    },
  };
};
