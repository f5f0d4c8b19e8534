import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema/database.ts';

export interface FileRecord {
  readonly bytes: number;
  readonly sha256: Buffer;
}

/** What was written under the keys of customers' files. */
export interface FileRecordsStore {
  /** Nothing where the project is gone: its files go, too. */
  readonly save: (key: string, record: FileRecord) => Promise<void>;
  readonly find: (key: string) => Promise<FileRecord | undefined>;
  /** Of every file in a folder. */
  readonly removeAll: (folder: string) => Promise<void>;
}

const PROJECT = /^projects\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/|$)/;

/** The project that a key belongs to; undefined for files that are no customer's. */
export const projectOfKey = (key: string): string | undefined => PROJECT.exec(key)?.[1];

const projectOf = (key: string): string => {
  const project = projectOfKey(key);
  if (!project) throw new Error(`Not a customer's file: ${key}`);
  return project;
};

/** The project was deleted between the look and the row. */
const isGone = (error: unknown): boolean => (error as { code?: string }).code === '23503';

export const createFileRecordsStore = (db: Kysely<Database>): FileRecordsStore => ({
  save: async (key, { bytes, sha256 }) => {
    const projectId = projectOf(key);
    // Not waited for on the disk: a record that a power cut takes is made again when the file is read.
    await sql`
      WITH unhurried AS (SELECT set_config('synchronous_commit', 'off', true))
      INSERT INTO stored_files (key, project_id, bytes, sha256)
      SELECT ${key}, ${projectId}::uuid, ${bytes}, ${sha256} FROM unhurried
      WHERE EXISTS (SELECT FROM projects WHERE id = ${projectId}::uuid)
      ON CONFLICT (key) DO UPDATE SET bytes = excluded.bytes, sha256 = excluded.sha256, stored_at = now()`
      .execute(db)
      .catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
  },

  find: async (key) => {
    const row = await db.selectFrom('stored_files').select(['bytes', 'sha256']).where('key', '=', key).executeTakeFirst();
    return row && { bytes: Number(row.bytes), sha256: row.sha256 };
  },

  removeAll: async (folder) => {
    await db
      .deleteFrom('stored_files')
      .where('project_id', '=', projectOf(folder))
      .where(sql<boolean>`starts_with(key, ${`${folder}/`})`)
      .execute();
  },
});
