import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { migrations } from './migrations/all.ts';

const migratorOn = (pool: Pool): Migrator =>
  new Migrator({ db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }), provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });

/** Brings the database to the newest schema. Kysely's lock lets several processes start at once. */
export const migrate = async (pool: Pool): Promise<void> => {
  const { error } = await migratorOn(pool).migrateToLatest();
  if (error) throw error;
};

/** The database has seen a migration that this release does not know; Kysely says so in words alone. */
export const isNewerSchema = (error: unknown): boolean => /previously executed migration .* is missing/.test((error as Error).message);

/** Names of the migrations that this release knows. */
export const KNOWN_MIGRATIONS: readonly string[] = Object.keys(migrations).toSorted();

/** Brings an older database to the schema that the named migration made, and no further. */
export const migrateTo = async (databaseUrl: string, name: string): Promise<void> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  const { error } = await migratorOn(pool).migrateTo(name).finally(() => pool.end());
  if (error) throw error;
};

/** The same on a connection of its own. */
export const migrateAt = async (databaseUrl: string): Promise<void> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  await migrate(pool).finally(() => pool.end());
};
