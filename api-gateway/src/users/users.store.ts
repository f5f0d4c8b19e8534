import type { Kysely } from 'kysely';
import { openCreditAccount, postCredits } from '../credits/credits.store.ts';
import type { Database } from '../database/schema/database.ts';
import type { NewUser, UserRow } from '../database/schema/users.ts';

export type UserWithCredits = UserRow & { readonly credits: number };

export interface UserCounts {
  readonly projects: number;
  readonly completedAssets: number;
  readonly creditsUsed: number;
}

export interface UsersStore {
  /** The account with its first credits in the books, all or nothing; undefined where the e-mail is taken. */
  readonly create: (user: NewUser, welcomeCredits: number) => Promise<UserWithCredits | undefined>;
  readonly find: (id: string) => Promise<UserWithCredits | undefined>;
  readonly findByEmail: (emailKey: string) => Promise<UserWithCredits | undefined>;
  readonly counts: (id: string) => Promise<UserCounts>;
}

export const createUsersStore = (db: Kysely<Database>): UsersStore => {
  const withCredits = () =>
    db
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
      .where('assets.status', '=', 'completed')
      .executeTakeFirstOrThrow();

  const countProjects = (userId: string) =>
    db
      .selectFrom('projects')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();

  const sumUsed = (userId: string) =>
    db
      .selectFrom('credit_entries')
      .select((of) => of.fn.sum<string | null>('held_change').as('sum'))
      .where('user_id', '=', userId)
      .where('kind', '=', 'capture')
      .executeTakeFirstOrThrow();

  return {
    create: (user, welcomeCredits) =>
      db.transaction().execute(async (trx) => {
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
      }),

    find: (id) => withCredits().where('users.id', '=', id).executeTakeFirst(),

    findByEmail: (emailKey) => withCredits().where('users.email_key', '=', emailKey).executeTakeFirst(),

    counts: async (id) => {
      const [projects, assets, used] = await Promise.all([countProjects(id), countAssets(id), sumUsed(id)]);
      return {
        projects: Number(projects.count),
        completedAssets: Number(assets.count),
        creditsUsed: Math.abs(Number(used.sum ?? 0)),
      };
    },
  };
};
