import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Client, Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { KNOWN_MIGRATIONS, migrateAt, readSchemaState, SchemaError, TryAgainError } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { contract } from './migrations/schema-change.ts';
import { whySchemaRefused } from './schema-state.ts';

let database: TestDatabase;
let pool: Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.url, max: 2 });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const NEWEST = KNOWN_MIGRATIONS.at(-1) ?? '';
const expanding = { up: async (db) => { await sql`ALTER TABLE users ADD COLUMN nickname text`.execute(db); } } satisfies (typeof migrations)[string];
const concurrent = { concurrently: true as const, up: async (db) => { await sql`CREATE INDEX CONCURRENTLY users_nickname ON users (nickname)`.execute(db); } } satisfies (typeof migrations)[string];
const contracting = { up: async (db) => {
  await contract('900-nickname').execute(db);
  await sql`ALTER TABLE users DROP COLUMN nickname`.execute(db);
} } satisfies (typeof migrations)[string];
const EXPANDED = { ...migrations, '900-nickname': expanding, '901-index': concurrent };
const CONTRACTED = { ...EXPANDED, '910-no-nickname': contracting };

test('a release runs on a schema that a newer one expanded, and refuses the one that it contracted', async () => {
  const why = async (known: readonly string[]) => whySchemaRefused(await readSchemaState(pool, known));
  expect(await why(KNOWN_MIGRATIONS)).toBeUndefined();
  expect(await why(Object.keys(EXPANDED))).toMatch(/too old: 2 migrations are missing, from 900-nickname on/);

  expect(await migrateAt(database.ownerUrl, { changes: EXPANDED })).toEqual(['900-nickname', '901-index']);
  expect(await why(KNOWN_MIGRATIONS)).toBeUndefined();
  // The older release's own job: nothing to do, and no error, since a rollback runs it.
  expect(await migrateAt(database.ownerUrl)).toEqual([]);

  await migrateAt(database.ownerUrl, { changes: CONTRACTED });
  expect(await why(Object.keys(EXPANDED))).toBeUndefined();
  expect(await why(KNOWN_MIGRATIONS)).toMatch(/too new: it is for releases from migration 900-nickname on/);
  await expect(migrateAt(database.ownerUrl)).rejects.toBeInstanceOf(SchemaError);
  await expect(migrateAt(database.ownerUrl, { changes: { ...migrations, '950-other-line': expanding } })).rejects.toThrow('two lines of releases');
});

test('one machine migrates at a time, the other says so; a table in use is given up, undone, and tried again', async () => {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(1505153210)');
    await expect(migrateAt(database.ownerUrl, { changes: EXPANDED, waitMs: 50 })).rejects.toThrow('Another process migrates');
    await client.query('SELECT pg_advisory_unlock_all()');
    await client.query('BEGIN; LOCK TABLE users IN ACCESS SHARE MODE');
    const refused = migrateAt(database.ownerUrl, { changes: EXPANDED, lockMs: 50, tries: 1 });
    await expect(refused).rejects.toBeInstanceOf(TryAgainError);
    expect((await readSchemaState(pool)).newer).toEqual([]);
    const patient = migrateAt(database.ownerUrl, { changes: EXPANDED, lockMs: 50, tries: 5 });
    setTimeout(() => void client.query('COMMIT'), 300);
    expect(await patient).toEqual(['900-nickname', '901-index']);
  } finally {
    await client.end();
  }
});

test('a migration that fails is undone, and those before it stay', async () => {
  const failing = { up: async (db) => { await sql`ALTER TABLE users ADD COLUMN age integer`.execute(db); await sql`SELECT 1 / 0`.execute(db); } } satisfies (typeof migrations)[string];
  await expect(migrateAt(database.ownerUrl, { changes: { ...EXPANDED, '902-failing': failing } })).rejects.toThrow('division by zero');
  expect((await readSchemaState(pool, Object.keys(EXPANDED))).pending).toEqual([]);
  expect(NEWEST < '900').toBe(true);
  const { rows } = await pool.query(`SELECT 1 FROM pg_attribute WHERE attrelid = 'users'::regclass AND attname = 'age'`);
  expect(rows).toEqual([]);
});
