import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { migrations } from './migrations/all.ts';

/** Brings the database to the newest schema. Kysely's lock lets several processes start at once. */
export const migrate = async (pool: Pool): Promise<void> => {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};

/** The same on a connection of its own. */
export const migrateAt = async (databaseUrl: string): Promise<void> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  await migrate(pool).finally(() => pool.end());
};
