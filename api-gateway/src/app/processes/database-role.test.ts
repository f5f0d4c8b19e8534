import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Pool } from 'pg';
import { DATABASE_NAME } from '../../platform/database/database-name.ts';
import { createDatabase, runningDatabase, startEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts';
import { lockFolder } from '../../platform/database/embedded/folder-lock.ts';
import { migrateAt } from '../../platform/database/migrate.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { buildProduct, freePort, startProduct, type Product } from '../../testing/product.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';

jest.setTimeout(120_000);

let dataDir: string;
let started: Product[];
beforeAll(buildProduct);
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fifteen-role-'));
  started = [];
});
afterEach(async () => {
  for (const { process } of started) process.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const startReady = async (): Promise<Product> => {
  const product = startProduct({ environment: { DATA_DIR: dataDir, PORT: String(await freePort()) } });
  started.push(product);
  await product.ready;
  return product;
};

/** Runs statements on the product's database: as the product itself, or as who made the cluster. */
const query = async (text: string, as: 'product' | 'superuser' = 'product'): Promise<Record<string, unknown>[]> => {
  const url = new URL(runningDatabase(dataDir, DATABASE_NAME) ?? '');
  if (as === 'superuser') url.username = 'app';
  const pool = new Pool({ connectionString: url.href, max: 1 });
  try {
    return (await pool.query(text)).rows as Record<string, unknown>[];
  } finally {
    await pool.end();
  }
};

const CONNECTED = `SELECT DISTINCT usename AS name, rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls AS mighty
  FROM pg_stat_activity JOIN pg_roles ON rolname = usename WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

/** What an attacker who can run a statement tries next. */
const ATTACKS = [
  `COPY (SELECT 1) TO PROGRAM 'touch /tmp/fifteen-was-here'`,
  `COPY users FROM '/etc/passwd'`,
  `SELECT pg_read_file('/etc/passwd')`,
  `SELECT pg_ls_dir('.')`,
  `SELECT lo_import('/etc/passwd')`,
  `CREATE FUNCTION run(text) RETURNS integer AS '/lib/x86_64-linux-gnu/libc.so.6', 'system' LANGUAGE c STRICT`,
  `CREATE EXTENSION file_fdw`,
  `ALTER SYSTEM SET archive_command = 'touch /tmp/fifteen-was-here'`,
  'ALTER ROLE fifteen_app SUPERUSER',
  'CREATE ROLE mighty SUPERUSER LOGIN',
  'SET ROLE app',
  'SET SESSION AUTHORIZATION app',
  'CREATE DATABASE another',
  'DROP TABLE credit_entries CASCADE',
  'ALTER TABLE credit_entries DISABLE TRIGGER ALL',
  'ALTER TABLE users ADD COLUMN is_admin boolean',
  'DROP SCHEMA public CASCADE',
  'SET session_replication_role = replica',
  `INSERT INTO kysely_migration (name, timestamp) VALUES ('999-evil', 'now')`,
];

describe('the role of the product in its own database', () => {
  test('is not a superuser, owns no table of ours, and reaches neither files nor programs nor the schema', async () => {
    const product = await startReady();
    await signUpSomebody(product.url);
    expect(await query(CONNECTED, 'superuser')).toEqual([{ name: 'fifteen_app', mighty: false }]);
    const outcomes: string[] = [];
    for (const attack of ATTACKS) outcomes.push(await query(attack).then(() => `done: ${attack}`, (error: Error) => error.message));
    const notRefused = outcomes.filter((outcome) => !/permission denied|must be owner|must be superuser|only superusers|must have|not have permission/i.test(outcome));
    expect(notRefused).toEqual([]);
    expect(existsSync('/tmp/fifteen-was-here')).toBe(false);
    expect(await query(`SELECT count(*)::int AS count FROM pg_tables WHERE schemaname = 'public' AND tableowner <> 'fifteen_owner'`)).toEqual([{ count: 0 }]);
    figure('Z2', `${ATTACKS.length} statements that reach beyond the rows: ${notRefused.length} done`);
  });

  test('takes over a data folder from before, with every row, and draws and sells on it', async () => {
    // As every start did until now: one role, which may do anything and owns everything.
    const unlock = await lockFolder(dataDir);
    const postgres = await startEmbeddedPostgres({ dataDir });
    const pool = new Pool({ connectionString: await createDatabase(postgres, DATABASE_NAME) });
    await migrateAt(postgres.urlOf(DATABASE_NAME));
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({ connectionString: postgres.urlOf(DATABASE_NAME), schedule: false, supervise: false });
    await boss.start();
    await boss.createQueue('generation');
    await boss.stop({ graceful: false });
    await pool.query('CREATE SCHEMA stripe_stand_in CREATE TABLE endpoint (single boolean PRIMARY KEY DEFAULT true CHECK (single), url text NOT NULL)');
    await pool.query(`INSERT INTO users (id, email, email_key, created_at) VALUES (gen_random_uuid(), 'old@example.com', 'old@example.com', now())`);
    await pool.end();
    await postgres.stop();
    unlock();

    const product = await startReady();
    expect(await query(CONNECTED, 'superuser')).toEqual([{ name: 'fifteen_app', mighty: false }]);
    expect(await query(`SELECT email FROM users WHERE email = 'old@example.com'`)).toHaveLength(1);
    const owners = `SELECT DISTINCT n.nspname AS schema, pg_get_userbyid(c.relowner) AS owner FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'pgboss', 'stripe_stand_in') ORDER BY 1`;
    expect(await query(owners)).toEqual([
      { schema: 'pgboss', owner: 'fifteen_app' },
      { schema: 'public', owner: 'fifteen_owner' },
      { schema: 'stripe_stand_in', owner: 'fifteen_app' },
    ]);
    const { access_token: token } = await signUpSomebody(product.url);
    const { status, body } = await callApi(product.url, 'POST', '/api/v1/projects', { token, body: { taste_profile: aTasteProfile() } });
    expect(status).toBe(201);
    const drawn = async (): Promise<number> => (await query(`SELECT count(*)::int AS count FROM assets WHERE project_id = '${body.project_id}' AND status = 'completed'`))[0]?.count as number;
    for (let i = 0; i < 600 && (await drawn()) < 15; i += 1) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await drawn()).toBe(15);
    const bought = await callApi(product.url, 'POST', '/api/v1/credits/purchase', { token, body: { package_id: 'credits-50' } });
    expect([bought.status, bought.body.checkout_url ?? bought.body]).toEqual([200, expect.stringContaining('/dev/stripe/pay/')]);
  });
});
