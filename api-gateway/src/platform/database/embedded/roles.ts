import { Pool } from 'pg';
import type { EmbeddedPostgres } from './embedded-postgres.ts';

/** Owns the tables and changes them, at a start. */
export const OWNER_ROLE = 'fifteen_owner';
/** The product while it runs: reads and writes rows. */
export const APP_ROLE = 'fifteen_app';

/** Made by the processes while they run, in their own right: the queue, and the bank of development. */
const SCHEMAS_OF_APP = ['pgboss', 'stripe_stand_in'];

const ATTRIBUTES = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

const createRoles = [OWNER_ROLE, APP_ROLE].map(
  (role) => `DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} ${ATTRIBUTES}; END IF;
  END $$`,
);

/** Gives one schema with all that is in it to a role. What hangs on a table, such as its indexes, follows it. */
const handOver = (schema: string, role: string): string => `DO $$
DECLARE thing record;
BEGIN
  FOR thing IN
    SELECT format('ALTER TABLE %s OWNER TO ${role}', c.oid::regclass) AS change FROM pg_class c
    WHERE c.relnamespace = to_regnamespace('${schema}') AND c.relkind IN ('r', 'p', 'v', 'm', 'f') AND pg_get_userbyid(c.relowner) <> '${role}'
    UNION ALL
    SELECT format('ALTER SEQUENCE %s OWNER TO ${role}', c.oid::regclass) FROM pg_class c
    WHERE c.relnamespace = to_regnamespace('${schema}') AND c.relkind = 'S' AND pg_get_userbyid(c.relowner) <> '${role}'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i'))
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO ${role}', p.oid::regprocedure) FROM pg_proc p
    WHERE p.pronamespace = to_regnamespace('${schema}') AND pg_get_userbyid(p.proowner) <> '${role}'
    UNION ALL
    SELECT format('ALTER TYPE %s OWNER TO ${role}', t.oid::regtype) FROM pg_type t
    WHERE t.typnamespace = to_regnamespace('${schema}') AND t.typtype IN ('e', 'd', 'r') AND pg_get_userbyid(t.typowner) <> '${role}'
  LOOP EXECUTE thing.change; END LOOP;
  IF to_regnamespace('${schema}') IS NOT NULL AND '${schema}' <> 'public' THEN EXECUTE 'ALTER SCHEMA ${schema} OWNER TO ${role}'; END IF;
END $$`;

/** TRUNCATE grants nothing beyond DELETE; a trigger on the ledger refuses both. */
const ROWS = 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE';

const grants = [
  `GRANT ${ROWS} ON ALL TABLES IN SCHEMA public TO ${APP_ROLE}`,
  `GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO ${APP_ROLE}`,
  `ALTER DEFAULT PRIVILEGES FOR ROLE ${OWNER_ROLE} IN SCHEMA public GRANT ${ROWS} ON TABLES TO ${APP_ROLE}`,
  `ALTER DEFAULT PRIVILEGES FOR ROLE ${OWNER_ROLE} IN SCHEMA public GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ${APP_ROLE}`,
];

const run = async (url: string, statements: readonly string[]): Promise<void> => {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    for (const statement of statements) await pool.query(statement);
  } finally {
    await pool.end();
  }
};

export interface DatabaseUrls {
  /** For changes of the schema. */
  readonly owner: string;
  /** For everything else. */
  readonly app: string;
}

type Server = Pick<EmbeddedPostgres, 'urlOf'>;

/** The statements that let the product use a database that was copied from a prepared one. */
export const admitTo = (database: string): readonly string[] => [
  `REVOKE ALL ON DATABASE "${database}" FROM PUBLIC`,
  `ALTER DATABASE "${database}" OWNER TO ${OWNER_ROLE}`,
  `GRANT CONNECT, CREATE, TEMPORARY ON DATABASE "${database}" TO ${APP_ROLE}`,
];

/**
 * Makes the two roles of the product, neither of them a superuser, and gives them the database: also one from before, in
 * which everything belonged to the superuser. Done at each start; what is so already stays.
 */
export const prepareRoles = async ({ urlOf }: Server, database: string): Promise<DatabaseUrls> => {
  const { username: superuser } = new URL(urlOf(database));
  await run(urlOf('postgres'), [...createRoles, ...admitTo(database)]);
  await run(urlOf(database), [handOver('public', OWNER_ROLE), ...SCHEMAS_OF_APP.map((schema) => handOver(schema, APP_ROLE)), ...grants]);
  const as = (role: string): string => urlOf(database).replace(`//${superuser}@`, `//${role}@`);
  return { owner: as(OWNER_ROLE), app: as(APP_ROLE) };
};

/** After the schema was changed: what the migrations have noted is for them alone. */
export const closeMigrations = (owner: string): Promise<void> =>
  run(owner, [`REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON kysely_migration, kysely_migration_lock, schema_contracts FROM ${APP_ROLE}`]);
