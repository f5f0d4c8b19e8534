import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import { StartError } from '../errors/errors.ts';
import { migrations } from './migrations/all.ts';
import type { SchemaChange } from './migrations/schema-change.ts';
import { readSchemaRecords, tryMigrationLock } from './schema-state.store.ts';
import { schemaStateOf, whySchemaRefused, type SchemaState } from './schema-state.ts';

type SchemaChanges = Readonly<Record<string, SchemaChange>>;

export interface MigrateOptions {
  /** How long another that migrates is waited for. */
  readonly waitMs?: number;
  /** A change that waits for a table makes everybody behind it wait: it gives up after so long, and tries again. */
  readonly lockMs?: number;
  readonly tries?: number;
  /** One statement. */
  readonly statementMs?: number;
  readonly onStep?: (name: string) => void;
  /** Other migrations than the product's own: for tests. */
  readonly changes?: SchemaChanges;
}

const WAIT_MS = 60_000;
const LOCK_MS = 4_000;
const TRIES = 10;
const STATEMENT_MS = 15 * 60_000;
const PAUSE_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** The database is as new as this release needs it, and somebody else has to act before it can be migrated. */
export class SchemaError extends StartError {}
/** The same command may succeed later, without a change. */
export class TryAgainError extends StartError {}

/** Names of the migrations that this release knows. */
export const KNOWN_MIGRATIONS: readonly string[] = Object.keys(migrations).toSorted();

const migratorOn = (pool: Pool, changes: SchemaChanges, disableTransactions = false): Migrator =>
  new Migrator({
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    provider: { getMigrations: () => Promise.resolve({ ...changes }) },
    disableTransactions,
  });

/** What the database's schema is for this release; changes nothing. */
export const readSchemaState = async (pool: Pool, known: readonly string[] = KNOWN_MIGRATIONS): Promise<SchemaState> =>
  schemaStateOf(await readSchemaRecords(pool), known);

/** Throws a SchemaError, in words, where this release cannot run on the database as it is. */
export const assertSchemaFits = async (pool: Pool): Promise<void> => {
  const why = whySchemaRefused(await readSchemaState(pool));
  if (why) throw new SchemaError(why);
};

/**
 * Each migration runs in its own transaction, so that its locks are released when it ends. On a new database, which nobody uses
 * yet, all of them run in one.
 * Gives the last name of each turn.
 */
const turnsOf = (pending: readonly string[], changes: SchemaChanges, isNew: boolean): string[] =>
  pending.filter((name, i) => {
    const next = pending[i + 1];
    return !isNew || !next || changes[name]?.concurrently || changes[next]?.concurrently;
  });

const whileLocked = async <T>(databaseUrl: string, waitMs: number, work: () => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const end = Date.now() + waitMs;
    while (!(await tryMigrationLock(client))) {
      if (Date.now() >= end) throw new TryAgainError(`Another process migrates this database since ${Math.round(waitMs / 1000)} seconds. Nothing was changed here; run the command again later.`);
      await sleep(Math.min(PAUSE_MS, waitMs));
    }
    return await work();
  } finally {
    await client.end();
  }
};

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;

/** Brings the database to this release's schema. Gives the names of the migrations that were run; none where it is as new or newer. */
export const migrateAt = async (databaseUrl: string, options: MigrateOptions = {}): Promise<readonly string[]> => {
  const { waitMs = WAIT_MS, lockMs = LOCK_MS, tries = TRIES, statementMs = STATEMENT_MS, onStep, changes = migrations } = options;
  const pool = new Pool({ connectionString: databaseUrl, max: 2, lock_timeout: lockMs, statement_timeout: statementMs });
  pool.on('error', () => undefined);

  const turn = async (name: string): Promise<void> => {
    for (let left = tries; ; left -= 1) {
      const { error } = await migratorOn(pool, changes, changes[name]?.concurrently).migrateTo(name);
      if (!error) return;
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (left <= 1) throw new TryAgainError(`Migration ${name} found its tables in use ${tries} times and was undone. Run the command again at a quieter time.`, { cause: error });
      await sleep(PAUSE_MS);
    }
  };

  const run = async (): Promise<readonly string[]> => {
    const records = await readSchemaRecords(pool);
    const state = schemaStateOf(records, Object.keys(changes));
    const why = state.needs ? whySchemaRefused(state) : undefined;
    if (why) throw new SchemaError(why);
    if (state.newer.length > 0 && state.pending.length > 0) {
      throw new SchemaError(`The database has seen ${state.newer.join(', ')}, which this release does not know, and not ${state.pending.join(', ')}, which it does: they are of two lines of releases. Migrate with the newer one.`);
    }
    for (const name of turnsOf(state.pending, changes, records.executed.length === 0)) {
      await turn(name);
      onStep?.(name);
    }
    return state.pending;
  };

  return whileLocked(databaseUrl, waitMs, run).finally(() => pool.end());
};

/** Brings an older database to the schema that the named migration made, and no further. */
export const migrateTo = async (databaseUrl: string, name: string): Promise<void> => {
  const upTo = Object.fromEntries(Object.entries(migrations).filter(([known]) => known <= name));
  await migrateAt(databaseUrl, { changes: upTo });
};
