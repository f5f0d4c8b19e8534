import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table by its name, with the columns that are written; PostgreSQL computes the others itself. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** What the migrations note, they note again where a backup is restored. */
const NOT_COPIED = ['kysely_migration', 'kysely_migration_lock', 'schema_contracts'];

export type CopyConnection = Client;

/** A connection of its own: a copy takes minutes, and ends with it. */
export const connectForCopy = async (databaseUrl: string): Promise<CopyConnection> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
};

/** One consistent look at the whole database, until the connection ends. */
export const beginSnapshot = async (client: Client): Promise<void> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
};

export const appliedMigrations = async (client: Client): Promise<string[]> =>
  (await client.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name')).rows.map(({ name }) => name);

export const listTables = async (client: Client): Promise<CopiedTable[]> =>
  (
    await client.query<CopiedTable>(
      `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL($1)
       GROUP BY c.relname ORDER BY c.relname`,
      [NOT_COPIED],
    )
  ).rows;

const quoted = (client: Client, { name, columns }: CopiedTable): string =>
  `public.${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;

export const readTable = (client: Client, table: CopiedTable): Readable => client.query(copyTo(`COPY ${quoted(client, table)} TO STDOUT`));

/** Of the files of customers: key, bytes and SHA-256 in hex. */
export const listFileRecords = async (client: Client): Promise<{ key: string; bytes: string; sha256: string }[]> =>
  (await client.query<{ key: string; bytes: string; sha256: string }>(`SELECT key, bytes::text, encode(sha256, 'hex') AS sha256 FROM stored_files ORDER BY key`)).rows;

/** Names with the last value that each sequence gave; one that gave none is left out. */
export const listSequences = async (client: Client): Promise<{ name: string; value: string }[]> =>
  (
    await client.query<{ name: string; value: string }>(
      `SELECT quote_ident(sequencename) AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
    )
  ).rows;

/** Rows that only a product in use has. */
export const isInUse = async (client: Client): Promise<boolean> =>
  (await client.query<{ used: boolean }>('SELECT EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM projects) AS used')).rows[0]?.used === true;

export interface Loading {
  readonly table: (name: string, columns: readonly string[], chunks: AsyncIterable<Buffer>) => Promise<void>;
  /** Puts triggers and foreign keys back; throws where a row has no other half. */
  readonly finish: (sequences: readonly { name: string; value: string }[], changed: readonly { key: string; bytes: number; sha256: string }[]) => Promise<void>;
}

/**
 * Empties every table and takes rows in any order, in one transaction: nothing of it is there before `finish`. The role must own
 * the tables.
 */
export const beginLoading = async (client: Client): Promise<Loading> => {
  await client.query('BEGIN');
  const tables = await listTables(client);
  const all = tables.map(({ name }) => `public.${client.escapeIdentifier(name)}`);
  const { rows: keys } = await client.query<{ owner: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of keys) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
  for (const name of all) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${all.join(', ')}`);
  return {
    table: async (name, columns, chunks) => {
      const target = client.query(copyFrom(`COPY ${quoted(client, { name, columns })} FROM STDIN`));
      const done = once(target, 'finish');
      done.catch(() => undefined);
      for await (const chunk of chunks) if (!target.write(chunk)) await once(target, 'drain');
      target.end();
      await done;
    },
    finish: async (sequences, changed) => {
      for (const { key, bytes, sha256 } of changed) await client.query(`UPDATE stored_files SET bytes = $2, sha256 = decode($3, 'hex') WHERE key = $1`, [key, bytes, sha256]);
      for (const { name, value } of sequences) await client.query('SELECT setval($1::regclass, $2)', [`public.${name}`, value]);
      for (const { owner, name, definition } of keys) await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`);
      for (const name of all) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
      await client.query('COMMIT');
    },
  };
};
