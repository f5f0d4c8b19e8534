import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import { shareRecords } from './share-records.store.ts';
import { letterRecords, type LetterRecords } from './letter-records.store.ts';
import { moneyRecords, type MoneyRecords } from './money-records.store.ts';

/** Everything that is stored of a customer, as it is stored; secrets and hashes left out. */
export interface AccountRecords extends LetterRecords {
  readonly account: unknown;
  readonly sign_in_methods: readonly unknown[];
  readonly passkeys: readonly unknown[];
  readonly sessions: readonly unknown[];
  readonly security_events: readonly unknown[];
  readonly mails: readonly unknown[];
  readonly credits: { readonly balance: unknown; readonly entries: readonly unknown[] };
  readonly money: MoneyRecords;
  readonly projects: readonly ProjectRecord[];
  readonly analytics_events: readonly unknown[];
}

export interface ProjectRecord {
  readonly id: string;
  readonly name: string;
  readonly is_paid: boolean;
  readonly uploaded_image_url: string | null;
  readonly assets: readonly { readonly id: string; readonly status: string }[];
  readonly refinements: readonly unknown[];
  readonly shares: readonly unknown[];
  readonly press_pages: readonly unknown[];
}

export interface AccountExportStore {
  readonly records: (userId: string) => Promise<AccountRecords>;
}

export const createAccountExportStore = (db: Kysely<Database>): AccountExportStore => {
  const account = (id: string) =>
    db
      .selectFrom('users')
      .select(['id', 'email', 'full_name', 'avatar_url', 'created_at', 'email_verified_at', 'second_factor_at'])
      .where('id', '=', id)
      .executeTakeFirst();

  const credits = async (id: string) => {
    const mine = db.selectFrom('credit_entries').where('user_id', '=', id).orderBy('id');
    const [balance, entries] = await Promise.all([
      db.selectFrom('credit_accounts').select(['available', 'held']).where('user_id', '=', id).executeTakeFirst(),
      mine.select(['kind', 'ref', 'available_change', 'held_change', 'available_after', 'created_at']).execute(),
    ]);
    return { balance, entries };
  };

  const projects = async (id: string): Promise<ProjectRecord[]> => {
    const rows = await db
      .selectFrom('projects')
      .select(['id', 'name', 'is_paid', 'taste_profile', 'uploaded_image_url', 'selected_asset_id', 'diversity', 'created_at', 'deleted_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    if (rows.length === 0) return [];
    const assets = await db
      .selectFrom('assets')
      .select(['id', 'project_id', 'asset_type', 'studio', 'slot', 'status', 'title', 'reasons', 'scores', 'completed_at', 'is_favourite', 'company_name'])
      .where('project_id', 'in', rows.map((row) => row.id))
      .orderBy('slot')
      .execute();
    const refinements = await db
      .selectFrom('refinements')
      .select(['id', 'project_id', 'parent_asset_id', 'prompt', 'studio', 'understood', 'not_understood', 'notes', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    const shares = await shareRecords(db, rows.map((row) => row.id));
    const pressPages = await db
      .selectFrom('press_pages')
      .select(['project_id', 'token', 'boilerplate', 'created_at', 'revoked_at'])
      .where('project_id', 'in', rows.map((row) => row.id))
      .orderBy('created_at')
      .execute();
    return rows.map((row) => ({
      ...row,
      assets: assets.filter(({ project_id }) => project_id === row.id),
      refinements: refinements.filter(({ project_id }) => project_id === row.id),
      shares: shares.filter(({ project_id }) => project_id === row.id),
      press_pages: pressPages.filter(({ project_id }) => project_id === row.id),
    }));
  };

  return {
    records: async (userId) => {
      const of = { userId };
      const [person, identities, passkeys, sessions, events, mails, ledger, money, letters, made, analytics] = await Promise.all([
        account(of.userId),
        db.selectFrom('identities').select(['provider', 'email', 'created_at']).where('user_id', '=', userId).execute(),
        db.selectFrom('passkeys').select(['name', 'is_synced', 'created_at', 'last_used_at']).where('user_id', '=', userId).execute(),
        db
          .selectFrom('sessions')
          .select(['id', 'method', 'device', 'created_at', 'rotated_at', 'expires_at', 'revoked_at', 'revoked_reason'])
          .where('user_id', '=', userId)
          .execute(),
        db.selectFrom('security_events').select(['at', 'last_at', 'kind', 'count', 'session_id', 'detail']).where('user_id', '=', userId).execute(),
        db.selectFrom('mails').select(['template', 'recipient', 'created_at', 'sent_at']).where('user_id', '=', userId).execute(),
        credits(userId),
        moneyRecords(db, userId),
        letterRecords(db, userId),
        projects(userId),
        db
          .selectFrom('analytics_events')
          .select(['project_id', 'event_type', 'metadata', 'created_at'])
          .where('user_id', '=', userId)
          .execute(),
      ]);
      return {
        account: person,
        sign_in_methods: identities,
        passkeys,
        sessions,
        security_events: events,
        mails,
        credits: ledger,
        money,
        ...letters,
        projects: made,
        analytics_events: analytics,
      };
    },
  };
};
